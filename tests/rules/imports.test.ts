import { describe, expect, test } from 'vitest'
import { CONTRACT, isEmbedded, isOwnUpstream, machineOf, RULES_OF_THE_TABLE } from '../support/import-table'
import { type Import, importsOf, sourceFiles } from '../support/sources'

const files = sourceFiles('src/**/*.{ts,tsx}')

describe('imports run one way', () => {
  test.each(RULES_OF_THE_TABLE)('$who', ({ files: which, mayImport }) => {
    const edges = files.filter(({ path }) => which.test(path)).flatMap(importsOf)
    expect(edges.length).toBeGreaterThan(0)
    expect(edges.filter((edge) => !mayImport(edge)).map(({ from, target }) => `${from} → ${target}`)).toEqual([])
  })

  test('every file of the content, services, machines, components and routes has a row', () => {
    const named = files.filter(({ path }) => /^src\/(content|services|machines|components|routes)\//.test(path))
    const without = named.filter(({ path }) => !RULES_OF_THE_TABLE.some(({ files: which }) => which.test(path)))
    expect(without.map(({ path }) => path)).toEqual([])
  })

  test('only the composition root knows an embedded upstream of another folder', () => {
    const edges = files.flatMap(importsOf).filter(isEmbedded)
    const foreign = edges.filter(
      (edge) => !isOwnUpstream(edge) && edge.from !== 'src/services/upstreams/composition-root.server.ts',
    )
    expect(foreign.map(({ from, target }) => `${from} → ${target}`)).toEqual([])
  })

  test('only routes, islands and the flow runtime import @xstate/react', () => {
    const users = files.filter((file) => importsOf(file).some(({ target }) => target === '@xstate/react'))
    expect(users.map(({ path }) => path).filter((path) => !/^src\/(routes|machines\/runtime)\//.test(path))).toEqual([])
  })

  test('only env.server.ts reads process.env', () => {
    const readers = files.filter(({ text }) => /process\.env\b/.test(text)).map(({ path }) => path)
    expect(readers).toEqual(['src/services/platform/env/env.server.ts'])
  })

  test('the browser imports zod nowhere but through types', () => {
    const inBrowser = files.filter(
      ({ path }) => /^src\/(components|machines)\//.test(path) && !/\.(notes|model)\.ts$/.test(path),
    )
    const edges = inBrowser
      .flatMap(importsOf)
      .filter(({ target, isTypeOnly }) => !isTypeOnly && (/^zod/.test(target) || CONTRACT.test(target)))
    expect(
      edges
        .filter(({ from }) => !/machines\/(proving|reading|recording)\//.test(from))
        .map(({ from, target }) => `${from} → ${target}`),
    ).toEqual([])
  })

  test("a machine's folder holds a chart and the roles of style.md, and nothing else", () => {
    const roles = /\.(machine|setup|rules|actors|connect|flow|model|notes|storage)\.ts$/
    const inFolders = files.filter(({ path }) => machineOf(path) !== null)
    expect(inFolders.filter(({ path }) => !roles.test(path)).map(({ path }) => path)).toEqual([])
    const charted = new Set(
      inFolders.filter(({ path }) => /\.machine\.ts$/.test(path)).map(({ path }) => machineOf(path)),
    )
    expect(inFolders.filter(({ path }) => !charted.has(machineOf(path))).map(({ path }) => path)).toEqual([])
  })

  test('the folders of the services stand one above the other, and so do the rooms in them', () => {
    const edges = files.flatMap(importsOf)
    for (const depth of [1, 2]) expect(circlesOf(edges, depth)).toEqual([])
  })

  test('there are no loose files in the rooms', () => {
    const loose = files.filter(({ path }) => /^src\/(services|machines)\/[^/]+$|^src\/routes\/-[^/]+$/.test(path))
    expect(loose.map(({ path }) => path)).toEqual([])
  })
})

/** Rooms of a circle: what is left when those that import no other, or that no other imports, are taken away. */
function circlesOf(edges: readonly Import[], depth: number): string[] {
  const roomOf = (path: string) => /^src\/services\/(.+)\//.exec(path)?.[1]?.split('/').slice(0, depth).join('/')
  let left = edges.flatMap(({ from, target }) => {
    const [room, other] = [roomOf(from), roomOf(target)]
    return room && other && room !== other ? [{ room, other }] : []
  })
  for (let before = -1; before !== left.length; ) {
    before = left.length
    const [importing, imported] = [new Set(left.map(({ room }) => room)), new Set(left.map(({ other }) => other))]
    left = left.filter(({ room, other }) => importing.has(other) && imported.has(room))
  }
  return [...new Set(left.map(({ room }) => room))]
}
