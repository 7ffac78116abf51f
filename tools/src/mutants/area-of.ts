/** Code that rule and card tests are not meant to bite, and the reason told for it. */
export const APART: Readonly<Record<string, string>> = {
  text: 'words on the page',
  aid: 'help for the table, no rule',
  testing: 'code of tests',
}

const SETUP = /^src\/(setup|shape|options|game)\.ts$/

/** The part of a game that a source file belongs to, which is also a stratum of the sample. */
function areaInGame(path: string): string {
  const [, folder = '', inner] = path.split('/')
  if (inner !== undefined) return folder
  if (path === 'src/scoring.ts') return 'scoring'
  return SETUP.test(path) ? 'setup' : 'aid'
}

/** The part of the kernel that a source file belongs to. */
function areaInKernel(path: string): string {
  const [, folder = '', inner] = path.split('/')
  return inner === undefined ? 'root' : folder
}

/** The stratum of a file, its path taken from the folder of the workspace. */
export function areaOf(workspace: string, path: string): string {
  return workspace === 'packages/kernel' ? areaInKernel(path) : areaInGame(path)
}

/** Whether mutants of an area are left out of the score. */
export function isApart(workspace: string, area: string): boolean {
  return area === 'testing' || (workspace !== 'packages/kernel' && area in APART)
}
