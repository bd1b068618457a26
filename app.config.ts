import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { nitro } from 'nitro/vite'
import { defineConfig } from 'vite'
import { kindOf, PAGE_KINDS, SHARED_TEXTS, TEXTS_OF } from './src/content/page-kinds.ts'
import { buildTimeStyles } from './src/services/request/documents/build/build-time-styles.ts'
import { chunkNames } from './src/services/request/documents/build/chunks.ts'
import { compileHints } from './src/services/request/documents/build/compile-hints.ts'
import { compiledMessages } from './src/services/request/documents/build/compiled-messages.ts'
import { leanPreloads } from './src/services/request/documents/build/lean-preloads.ts'
import { plainLoaderData } from './src/services/request/documents/build/plain-loader-data.ts'
import { rootStyles } from './src/services/request/documents/build/root-styles.ts'
import { runtimeInVendor } from './src/services/request/documents/build/runtime-in-vendor.ts'

/**
 * V8 holds the text of every module for as long as the process lives, in twice its size where a single character is not
 * Latin. Names stay: stack traces tell them.
 */
const LEAN = {
  charset: 'ascii',
  comments: false,
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
} as const

export default defineConfig({
  define: { 'import.meta.env.BUILT_AT': JSON.stringify(new Date().toISOString()) },
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
  resolve: {
    tsconfigPaths: true,
    // messages are compiled at build time, so the ICU parser stays out of every bundle
    alias: [
      { find: 'use-intl/format-message', replacement: 'use-intl/format-message/format-only' },
      // React has had it since 18
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: chunkNames(kindOf), debugName: 'by who needs it' }],
            },
          },
        },
      },
    },
  },
  plugins: [
    buildTimeStyles(),
    compiledMessages({ PAGE_KINDS, SHARED_TEXTS, TEXTS_OF }),
    plainLoaderData(),
    runtimeInVendor(),
    leanPreloads(),
    rootStyles(),
    compileHints(),
    tanstackStart({
      router: {
        quoteStyle: 'single',
        semicolons: false,
        routeFileIgnorePrefix: '-',
        // loaders in chunks of their own: a document that the server has rendered needs none of them
        codeSplittingOptions: {
          defaultBehavior: [['loader'], ['component'], ['errorComponent'], ['notFoundComponent']],
        },
      },
      server: { build: { inlineCss: true } },
    }),
    nitro({
      preset: 'node-server',
      entry: './src/services/platform/lifecycle/node-server.ts',
      compressPublicAssets: { gzip: true, brotli: true, zstd: true },
      plugins: ['./src/nitro.ts'],
      errorHandler: './src/services/request/pipeline/error-handler.server.ts',
      traceDeps: ['@electric-sql/pglite'],
      rolldownConfig: { output: LEAN },
      // left out, everything below would be kept for a year; a file that is there says so itself (src/nitro.ts)
      routeRules: { '/assets/**': { headers: { 'cache-control': 'no-store' } } },
    }),
    react(),
  ],
})
