import { expect, test } from 'vitest'
import { sourceFiles } from '../support/sources'

/** The content model imports nothing and says Contentful itself what editors may type. */
const files = sourceFiles('src/**/*.{ts,tsx}').filter(({ path }) => !path.startsWith('src/content/model/'))

/** What has one place, and how its like would be written a second time. */
const ONCE: { what: string; written: RegExp; where: string }[] = [
  { what: 'the form of a kit’s anchor', written: /kit-the-\[/, where: 'src/services/domain/kits/kit-anchor.rules.ts' },
  {
    what: 'the form of a slug',
    written: /\[a-z0-9\]\+\((\?:)?-\[a-z0-9\]/,
    where: 'src/services/domain/ids/slug.contract.ts',
  },
  {
    what: 'the form of a handle',
    written: /\[a-z0-9\]\[a-z0-9-\]\{/,
    where: 'src/services/domain/products/handle.rules.ts',
  },
  { what: 'the form of an id', written: /z\.uuid\(/, where: 'src/services/domain/ids/uuid.contract.ts' },
  { what: 'the key of an intent', written: /crypto\.randomUUID\(/, where: 'src/services/browser/intent-key.ts' },
  { what: 'a day in words', written: /month: 'long'/, where: 'src/services/domain/dates/day-words.rules.ts' },
  {
    what: 'whether a lease is free',
    written: /lt\((\w+\.)?leasedUntil/,
    where: 'src/services/platform/database/lease.ts',
  },
  { what: 'how long a lease holds', written: /leasedUntil: sql/, where: 'src/services/platform/database/lease.ts' },
]

test.each(ONCE)('$what is written once', ({ written, where }) => {
  expect(files.filter(({ text }) => written.test(text)).map(({ path }) => path)).toEqual([where])
})
