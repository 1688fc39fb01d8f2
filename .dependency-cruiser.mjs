// Who may import whom. Each rule says why it is there; docs/architecture.md draws the same picture.
const S = '^packages/server/src/';
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    rule('no-cycles', 'A cycle has no first file to read and no order to load in.', {}, { circular: true }),
    rule(
      'verify-imports-nothing',
      'The verifier runs in every runtime and is audited alone: no dependencies at all, Node built-ins only in ./node and the adapters for Node frameworks.',
      { path: '^packages/webhook-verify/src' },
      { pathNot: '^packages/webhook-verify/src', dependencyTypesNot: ['core', 'type-only'] },
    ),
    rule(
      'sdk-imports-verify-only',
      'The SDK must install without the server and the command line.',
      { path: '^packages/sdk/src' },
      { path: '^packages/(server|cli)/|^@vid/(server|cli)' },
    ),
    rule(
      'contract-is-pure',
      'The contract is schemas and plain data: whoever imports it gets no network, no files, no client.',
      { path: '^packages/sdk/src/contract' },
      { pathNot: '^packages/sdk/src/contract|node_modules/zod' },
    ),
    rule(
      'server-uses-contract-only',
      'The server must not depend on the client that is tested against it.',
      { path: S },
      { path: '^packages/sdk/src/', pathNot: '^packages/sdk/src/contract' },
    ),
    rule(
      'server-knows-no-cli',
      'The command line loads the server, never the other way round.',
      { path: S },
      { path: '^packages/cli/' },
    ),
    rule(
      'cli-loads-server-lazily',
      'Start-up time: only local commands may load the server, and by dynamic import.',
      { path: '^packages/cli/src' },
      { path: '^packages/server/', dynamic: false, dependencyTypesNot: ['type-only', 'type-import'] },
    ),
    rule(
      'domain-is-pure',
      'The domain decides; clocks, ids and I/O arrive as arguments, so that every rule can be tested as a function.',
      { path: `${S}domain/` },
      { pathNot: `${S}domain/|^packages/sdk/src/contract/` },
    ),
    rule(
      'ports-know-the-domain',
      'Ports are interfaces over domain types; an adapter behind one must be replaceable.',
      { path: `${S}ports/` },
      { pathNot: `${S}(ports|domain)/|^packages/sdk/src/contract/` },
    ),
    rule(
      'services-through-ports',
      'A use case names what it needs as a port; it reaches no technology and no other use case.',
      { path: `${S}services/` },
      {
        pathNot: `${S}(services|ports|domain|faults)/|${S}in-parallel|${S}time-limit|^packages/sdk/src/contract/|^packages/webhook-verify/|^node:|node_modules/zod`,
        dependencyTypesNot: ['core'],
      },
    ),
    rule(
      'pipeline-through-ports',
      'Background work and use cases meet at the store, never by import.',
      { path: `${S}pipeline/` },
      { path: `${S}(services|http|admin|adapters|render)/|${S}compose` },
    ),
    rule(
      'doors-use-services',
      'HTTP and admin are doors: they translate, and leave deciding to the services.',
      { path: `${S}(http|admin)/` },
      { path: `${S}(adapters|pipeline|render)/|${S}compose` },
    ),
    rule(
      'adapters-know-ports',
      'An adapter turns one technology into a port and knows no use case.',
      { path: `${S}adapters/` },
      { path: `${S}(services|pipeline|http|admin)/|${S}compose` },
    ),
    rule(
      'render-is-apart',
      'Drawing runs in a child process of its own, so that it never starves heartbeats.',
      { path: `${S}render/` },
      { path: `${S}(services|pipeline|http|admin|adapters|domain)/|${S}compose` },
    ),
    rule(
      'faults-know-answers',
      'What a fault does to an answer is told by data and bytes; who asks for it is no matter to it.',
      { path: `${S}faults/` },
      { pathNot: `${S}(faults|domain)/|^crypto$|^stream$|^node:` },
    ),
    rule(
      'artwork-is-apart',
      'What pictures there are is asked by the renderer, the configuration and the command line: it knows none of them.',
      { path: `${S}artwork/` },
      { path: S, pathNot: `${S}(artwork|own-program)/` },
    ),
    rule(
      'voice-is-apart',
      'How texts are said and who says them is asked by the renderer, the adapters and the command line: it knows none of them.',
      { path: `${S}voice/` },
      { path: S, pathNot: `${S}(voice|ports|wording|own-program)/` },
    ),
    rule(
      'acting-is-apart',
      'What a text can be acted as is asked by the planner, the renderer and the documentation: it knows none of them.',
      { path: `${S}acting/` },
      { pathNot: `${S}acting/|^packages/sdk/src/contract/` },
    ),
    rule(
      'own-programs-are-anybodys',
      'How a program of the user is run and ended is the same for pictures and voices: it knows neither.',
      { path: `${S}own-program/` },
      { pathNot: `${S}own-program/|${S}time-limit`, dependencyTypesNot: ['core'] },
    ),
    rule(
      'gpl-stays-in-its-process',
      'What is under the GPL is loaded by the speech process alone.',
      { pathNot: `${S}voice/(speech-child|espeak/)` },
      { path: `${S}voice/espeak/espeak\\.ts$` },
    ),
    rule(
      'replay-is-a-door',
      'A recording stands in for the endpoints: it translates, and knows no state.',
      { path: `${S}replay/` },
      { path: `${S}(services|pipeline|adapters|admin|render)/|${S}compose` },
    ),
    rule(
      'judge-does-no-io',
      'Whoever sees exchanges can have them judged: the judge gets plain data, and reads and writes nothing.',
      { path: '^packages/cli/src/judge/' },
      {
        pathNot:
          '^packages/cli/src/(judge/|is-own-machine|misspelt-members|nearest-name|secret-name|unmeant-text)|^packages/sdk/src/contract/|^crypto$|^node:crypto$',
      },
    ),
    rule(
      'studio-is-a-page',
      'The page runs in browsers and speaks to the admin API: of the server it shares nothing, of the contract types only.',
      { path: `${S}studio/` },
      { pathNot: `${S}studio/|node_modules/preact`, dependencyTypesNot: ['type-only', 'type-import'] },
    ),
    rule(
      'nobody-imports-the-page',
      'The page is built by itself and read as files: none of it may reach a start of the server.',
      { path: S, pathNot: `${S}studio/` },
      { path: `${S}studio/` },
    ),
    rule(
      'no-test-code-in-src',
      'What ships must not need the tests.',
      { path: '^packages/[^/]+/src' },
      { path: '/test/' },
    ),
    rule(
      'examples-are-users',
      'Examples show what a user can do: public entry points only.',
      { path: '^examples' },
      {
        path: '^packages/[^/]+/src/',
        pathNot: '^packages/[^/]+/src/(index|contract/index|journal/index|subpaths/[^/]+)\\.ts$',
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/\\.cache)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
