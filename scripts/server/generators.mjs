/**
 * What is made from the sources and not kept beside them: the helpers of the styles, and the content as one file that
 * contentful-import takes.
 */
export const GENERATORS = {
  styles: ['node_modules/@pandacss/dev/bin.js', 'codegen', '--silent'],
  content: ['scripts/content/build-export.ts'],
}
