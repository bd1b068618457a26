import type { Plugin } from 'vite'

type Chunk = { type: 'chunk'; name: string; fileName: string; code: string; imports: string[]; isEntry: boolean }

/**
 * The bundler keeps its three helpers (0.4 kB) in a file of their own, one request more of every page. They come with
 * React's, which every chunk loads anyway. A build that keeps them in another way fails.
 */
export function runtimeInVendor(): Plugin {
  return {
    name: 'runtime-in-vendor',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // what is moved after a file has its name belongs to the name too
    augmentChunkHash: () => 'runtime-in-vendor',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const runtime = chunks.find(({ name }) => name === 'rolldown-runtime')
        const vendor = chunks.find(({ name }) => name === 'vendor')
        if (!runtime || !vendor || !moveRuntime({ runtime, vendor, chunks }))
          this.error('runtime-in-vendor found no runtime that it can move (docs/decisions/0037-few-files.md)')
        delete bundle[runtime.fileName]
      },
    },
  }
}

type Moving = { runtime: Chunk; vendor: Chunk; chunks: Chunk[] }

function moveRuntime({ runtime, vendor, chunks }: Moving): boolean {
  const exported = /export\s*\{([^}]*)\};?\s*$/.exec(runtime.code)
  const isAlone = runtime.imports.length === 0 && vendor.imports.every((file) => file === runtime.fileName)
  if (
    !exported?.[1] ||
    !isAlone ||
    chunks.some(({ isEntry, imports }) => isEntry && imports.includes(runtime.fileName))
  )
    return false
  const names = exported[1].split(',').map((each) => each.trim().split(/\s+as\s+/))
  const members = names.map(([local = '', name = local]) => `${name}:${local}`)
  const helpers = `const runtime$=(()=>{${runtime.code.slice(0, exported.index)};return{${members}}})();`
  const ownNames = importOf(runtime, vendor.code, (list) => `const{${list.replace(/\s+as\s+/g, ':')}}=runtime$;`)
  const shared = names.map(([local = '', name = local]) => `${name}:runtime$${name}`)
  vendor.code = `${helpers}${ownNames}\nexport const{${shared}}=runtime$;\n`
  vendor.imports = []
  for (const chunk of chunks)
    if (chunk !== vendor && chunk.imports.includes(runtime.fileName)) readFrom(vendor, runtime, chunk)
  return true
}

function readFrom(vendor: Chunk, runtime: Chunk, chunk: Chunk) {
  const [file = ''] = vendor.fileName.split('/').slice(-1)
  chunk.code = importOf(
    runtime,
    chunk.code,
    (list) => `import{${list.split(',').map((each) => `runtime$${each.trim()}`)}}from"./${file}";`,
  )
  chunk.imports = [...new Set(chunk.imports.map((name) => (name === runtime.fileName ? vendor.fileName : name)))]
}

/** The code with something else in the place of its import of the runtime. */
function importOf(runtime: Chunk, code: string, instead: (list: string) => string): string {
  const [file = ''] = runtime.fileName.split('/').slice(-1)
  const pattern = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']\\./${file.replaceAll('.', '\\.')}["'];?`)
  return code.replace(pattern, (_all, list: string) => instead(list))
}
