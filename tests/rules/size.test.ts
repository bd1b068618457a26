import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { type SourceFile, sourceFiles } from '../support/sources'

const CHART_OR_SEED = /\.machine\.ts$|\.notes\.ts$|\.model\.ts$|src\/content\/|\.tables\.ts$/
const files = sourceFiles('src/**/*.{ts,tsx}', 'tests/**/*.{ts,tsx}', 'scripts/**/*.ts')

test('no file has more than 300 lines, no chart or seed more than 400', () => {
  const limit = ({ path }: SourceFile) => (CHART_OR_SEED.test(path) ? 400 : 300)
  expect(files.filter((file) => file.lines > limit(file)).map(({ path, lines }) => `${path}: ${lines}`)).toEqual([])
})

test('no function has more than 40 lines; JSX may have 60', () => {
  const long = files.filter(({ path }) => path.startsWith('src/') && !CHART_OR_SEED.test(path)).flatMap(longFunctions)
  expect(long).toEqual([])
})

test('there are no barrels', () => {
  expect(
    files
      .filter(({ path }) => /src\/.*\/index\.tsx?$/.test(path) && !path.startsWith('src/routes/'))
      .map(({ path }) => path),
  ).toEqual([])
})

function longFunctions({ path, text }: SourceFile): string[] {
  const found: string[] = []
  const measure = ({ start, end }: { start: number; end: number }) => {
    const source = text.slice(start, end)
    const lines = source.split('\n').length
    const limit = path.endsWith('.tsx') ? 60 : 40
    if (lines > limit) found.push(`${path}:${text.slice(0, start).split('\n').length} has ${lines} lines`)
  }
  new Visitor({ FunctionDeclaration: measure, FunctionExpression: measure, ArrowFunctionExpression: measure }).visit(
    parseSync(path, text).program,
  )
  return found
}
