import tseslint from 'typescript-eslint';
import constantTime from './scripts/lint/constant-time.mjs';

const clocksAndDice = [
  ['Date', 'now', 'Take the Clock port: time is a parameter.'],
  ['Math', 'random', 'Take the Ids port: randomness is a parameter.'],
  ['performance', 'now', 'Take the Clock port: time is a parameter.'],
].map(([object, property, message]) => ({ object, property, message }));

const collectedLimit = {
  ...{ object: 'AbortSignal', property: 'timeout' },
  message: 'Take timeLimit: signals made of this one hold it weakly, and it never aborts once it is collected.',
};

const noSleep = [
  'CallExpression[callee.name=/^(setTimeout|setInterval)$/]',
  'CallExpression[callee.object.name=/^(vi|expect)$/][callee.property.name=/^(waitFor|waitUntil|poll)$/]',
  'CallExpression[callee.object.name=/^(Atomics|scheduler)$/][callee.property.name=/^wait/]',
  'ImportDeclaration[source.value=/timers.promises$/]',
].map((selector) => ({ selector, message: 'Tests never sleep: step, drain, or wait for an event.' }));

/** As much as every test has (`vitest.config.ts`) or less: a loaded machine needs all of it, and whole tables more. */
const noShortLimit = [
  `CallExpression:matches(${['callee', 'callee.object', 'callee.callee.object'].map((of) => `[${of}.name=/^(it|test|describe)$/]`).join(', ')}) > ObjectExpression.arguments > Property[key.name='timeout'][value.value<=120000]`,
  'CallExpression[callee.name=/^(it|test|describe|(before|after)(All|Each))$/] > Literal.arguments[value<=120000]',
].map((selector) => ({ selector, message: 'Every test has as long as this: leave the limit out, or give it more.' }));

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '**/coverage/**', '.mutants/**'] },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './packages/server/src/studio/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/require-await': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['packages/*/src/**/*.ts', 'packages/*/src/**/*.tsx'],
    plugins: { vid: { rules: { 'constant-time': constantTime } } },
    rules: { 'vid/constant-time': 'error' },
  },
  {
    files: ['packages/*/src/**/*.ts'],
    ignores: ['packages/*/src/time-limit.ts'],
    rules: { 'no-restricted-properties': ['error', collectedLimit] },
  },
  {
    files: ['packages/server/src/**/*.ts'],
    ignores: ['packages/server/src/adapters/**', 'packages/server/src/studio/**', 'packages/server/src/time-limit.ts'],
    rules: {
      'no-restricted-properties': ['error', collectedLimit, ...clocksAndDice],
      'no-restricted-syntax': [
        'error',
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Take the Clock port: time is a parameter.',
        },
        {
          selector: "CallExpression[callee.name='randomUUID'], CallExpression[callee.property.name='randomUUID']",
          message: 'Take the Ids port: ids are parameters.',
        },
        {
          selector: "CallExpression[callee.name='randomBytes'], CallExpression[callee.property.name='randomBytes']",
          message: 'Take the Ids port: randomness is a parameter.',
        },
      ],
    },
  },
  {
    files: ['packages/server/src/studio/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          "Property[key.name='dangerouslySetInnerHTML']",
          'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|srcdoc|setHTMLUnsafe)$/]',
          "MemberExpression[object.name='document'][property.name=/^write/]",
        ].map((selector) => ({ selector, message: 'What is shown is text, never markup.' })),
        {
          selector: "JSXAttribute[name.name='style'] > Literal",
          message: 'Styles are objects: a text would be refused by the policy of the page.',
        },
      ],
    },
  },
  {
    files: ['**/*.mjs', '**/*.cjs', '**/*.js'],
    ...tseslint.configs.disableTypeChecked,
    rules: {
      ...tseslint.configs.disableTypeChecked.rules,
      'no-console': 'off',
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
  {
    files: ['**/test/**/*.ts', '**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noSleep, ...noShortLimit] },
  },
  {
    files: ['**/test/**/*.ts', 'examples/**', 'docs/**'],
    rules: {
      'no-console': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
);
