import { existsSync, readdirSync } from 'node:fs'
import type { KnipConfig } from 'knip'

/** A workspace is judged once it has source of its own. */
const isStarted = (folder: string): boolean => ['src', 'bin'].some((part) => existsSync(`${folder}/${part}`))

const folders = [
  ...['packages', 'games', 'apps'].flatMap((group) => readdirSync(group).map((name) => `${group}/${name}`)),
  'tools',
  'bench',
]

const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['playwright'],
  // The compiler asks for the JSX runtime and the types of assets; the sprite maker reads the icons as a file.
  ignoreDependencies: ['@typescript/native', 'react', '@types/react', 'vite', '@iconify-json/game-icons'],
  ignoreWorkspaces: folders.filter((folder) => !isStarted(folder)),
  workspaces: {
    '.': { entry: ['scripts/*.{mjs,d.mts}'], project: ['scripts/**'] },
    'packages/*': { entry: ['tests/**/*.{ts,tsx}'], project: ['{src,views,tests}/**/*.{ts,tsx}'] },
    'games/*': { entry: ['tests/**/*.ts'], project: ['{src,bot,view,tests}/**/*.{ts,tsx}'] },
    'apps/server': { entry: ['src/main.ts', 'src/**/*-worker.ts', 'tests/**/*.ts'], project: ['{src,tests}/**/*.ts'] },
    'apps/web': {
      entry: ['src/main.tsx', 'src/**/*-worker.ts', 'tests/**/*.{ts,tsx}', 'vite.config.ts'],
      project: ['{src,vite,tests}/**/*.{ts,tsx}'],
    },
    'apps/cli': { entry: ['bin/sablier.js', 'src/main.ts', 'tests/**/*.ts'], project: ['{bin,src,tests}/**'] },
    tools: {
      entry: [
        'src/{check,find-mutants,make-ledger,show-coverage,show-figures,new-game}.ts',
        'src/mutants/{registered-tests,worker}.ts',
        'tests/**/*.ts',
      ],
      project: ['{src,tests}/**/*.ts'],
    },
    bench: { entry: ['{src,tests}/**/*.ts'], project: ['{src,tests}/**/*.ts'] },
    e2e: { entry: ['**/*.ts'], project: ['**/*.ts'] },
  },
}

export default config
