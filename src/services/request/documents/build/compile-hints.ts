import type { Plugin } from 'vite'

/** What every page runs when it starts. */
const AT_START = /^(?:vendor|boot|flows|calls|parts-\w+)$/
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Tells V8 to compile these files whole and off the main thread while they arrive; otherwise the main thread reads each
 * function twice, the second time when it is called first: a third of what a slow phone spends on starting the
 * application. To other engines it is a comment.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // what is written after a file has its name belongs to the name too
    augmentChunkHash: ({ name }) => (AT_START.test(name) ? HINT : ''),
    generateBundle: {
      // it must be the first line, before what others put at a file's beginning
      order: 'post',
      handler(_options, bundle) {
        const meant = Object.values(bundle).filter((file) => file.type === 'chunk' && AT_START.test(file.name))
        if (meant.length === 0) this.error('compile-hints found no file that runs at the start')
        for (const file of meant) if (file.type === 'chunk') file.code = HINT + file.code
      },
    },
  }
}
