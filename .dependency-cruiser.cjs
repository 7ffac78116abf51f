// Arrows point one way: kernel <- games/src <- bots, games/bot, games/view, apps. No game imports another.
const kernel = '^packages/kernel/'
const tests = '/tests/'

/** Folders of the workspace, as the resolved paths of imports show them. */
const workspace = '^(packages|games|apps|tools|bench|e2e)/'

/** `from` may import, of the workspace, only what `allowed` matches. */
const only = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: workspace, pathNot: allowed },
})

const noNode = (name, from) => ({
  name,
  comment: 'This code runs anywhere: no node built-ins.',
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { dependencyTypes: ['core'] },
})

module.exports = {
  forbidden: [
    only('kernel-alone', 'The kernel knows nothing of the workspace.', kernel, [kernel]),
    noNode('kernel-pure', kernel),
    {
      name: 'kernel-packages',
      comment: 'The kernel stands on a hash and a generator; its testing part may use the test runner.',
      severity: 'error',
      from: { path: '^packages/kernel/src/', pathNot: '^packages/kernel/src/testing/' },
      to: { path: '(^|/)node_modules/', pathNot: '(^|/)node_modules/(@noble/hashes|pure-rand)/' },
    },
    only('game-rules', 'Rules and rulebook know the kernel only.', '^games/([^/]+)/(src|rulebook)/', [
      kernel,
      '^games/$1/(src|rulebook)/',
    ]),
    noNode('game-pure', '^games/[^/]+/(src|rulebook|bot|view)/'),
    only('game-bot', 'A bot knows the kernel, its own game and the shared bots.', '^games/([^/]+)/bot/', [
      kernel,
      '^packages/bots/',
      '^games/$1/(src|rulebook|bot)/',
    ]),
    only('game-view', 'A view knows the kernel, the shared parts and its own game.', '^games/([^/]+)/view/', [
      kernel,
      '^packages/ui/',
      '^games/$1/(src|rulebook|view)/',
    ]),
    {
      name: 'games-apart',
      comment: 'No game imports another, not even in its tests.',
      severity: 'error',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^games/', pathNot: '^games/$1/' },
    },
    only('bots', 'Shared bots know the kernel only.', '^packages/bots/', [kernel, '^packages/bots/']),
    only('protocol', 'The protocol knows the kernel only.', '^packages/protocol/', [kernel, '^packages/protocol/']),
    only('ui', 'Shared parts know the kernel only.', '^packages/ui/', [kernel, '^packages/ui/']),
    only('shelf', 'The shelf lists games and their bots.', '^packages/shelf/src/', [
      kernel,
      '^packages/(bots|shelf)/',
      '^games/[^/]+/(src|bot|rulebook)/',
    ]),
    only('shelf-views', 'The shelf of views lists games and their views.', '^packages/shelf/views/', [
      kernel,
      '^packages/(ui|shelf)/',
      '^games/[^/]+/(src|view|rulebook)/',
    ]),
    only('server', 'The server reaches games through the shelf.', '^apps/server/', [
      '^packages/(kernel|bots|protocol)/',
      '^packages/shelf/src/',
      '^apps/server/',
    ]),
    only('web', 'The client reaches games through the shelf.', '^apps/web/', [
      '^packages/(kernel|bots|protocol|ui|shelf)/',
      '^apps/web/',
    ]),
    {
      name: 'nobody-imports-web',
      comment: 'The client is a leaf; the command line may use everything else.',
      severity: 'error',
      from: { pathNot: '^apps/web/' },
      to: { path: '^apps/web/' },
    },
    only('tools', 'The tools read files, they import nothing of the workspace.', '^tools/', ['^tools/']),
    {
      name: 'no-tests-in-source',
      comment: 'Only tests import tests.',
      severity: 'error',
      from: { pathNot: [tests, '^e2e/'] },
      to: { path: tests },
    },
    {
      name: 'no-cycles',
      comment: 'A cycle of values hides an order of loading; types may refer to each other.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^\\.{1,2}/', '\\.css$', '^virtual:'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The template of a new game is judged where it is laid out.
    exclude: { path: '(^|/)(dist|fixtures)/|^tools/template/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@sablier/source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
}
