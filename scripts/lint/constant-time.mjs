// A rule for eslint: who compares a secret, or what proves that somebody knows one, byte by byte tells in the time that it
// takes how much of a guess was right. Only `timingSafeEqual` and `crypto.subtle.verify` may compare them. What is told
// apart from a literal, `undefined` or `null` shows nothing of a secret's content.
const SECRET = /(?:signature|secret|token|digest|hmac|apikey|password)s?$/i;
const COMPARING_METHODS = new Set([
  'equals',
  'compare',
  'localeCompare',
  'startsWith',
  'endsWith',
  'includes',
  'indexOf',
]);

/** The name that a value goes by: of a variable, a member, or the function that made it. */
const nameOf = (node) => {
  if (node.type === 'Identifier' || node.type === 'PrivateIdentifier') return node.name;
  if (node.type === 'MemberExpression') return node.computed ? nameOf(node.object) : nameOf(node.property);
  if (node.type === 'CallExpression') {
    // `.digest('hex')`, `digest(text)`, and `token.slice(0, 4)`, which is a part of a token.
    const name = nameOf(node.callee);
    return SECRET.test(name) || node.callee.type !== 'MemberExpression' ? name : nameOf(node.callee.object);
  }
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression' || node.type === 'TSAsExpression')
    return nameOf(node.expression);
  return '';
};

const isSecret = (node) => SECRET.test(nameOf(node));

const isPlain = (node) =>
  node.type === 'Literal' ||
  (node.type === 'Identifier' && node.name === 'undefined') ||
  (node.type === 'UnaryExpression' && isPlain(node.argument));

export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      leaks:
        'Compare secrets with timingSafeEqual or crypto.subtle.verify: this comparison tells by its time how much was right.',
    },
  },
  create: (context) => ({
    BinaryExpression(node) {
      if (!/^[!=]==?$/.test(node.operator) || isPlain(node.left) || isPlain(node.right)) return;
      if (isSecret(node.left) || isSecret(node.right)) context.report({ node, messageId: 'leaks' });
    },
    CallExpression(node) {
      const { callee } = node;
      const [argument] = node.arguments;
      if (callee.type !== 'MemberExpression' || callee.computed || !COMPARING_METHODS.has(callee.property.name)) return;
      if (argument === undefined || isPlain(argument)) return;
      if ([callee.object, ...node.arguments].some(isSecret)) context.report({ node, messageId: 'leaks' });
    },
  }),
};
