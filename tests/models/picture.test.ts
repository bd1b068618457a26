import { expect, test } from 'vitest'
import { explore } from '~/machines/proving/explore'
import { pathTo } from '~/machines/proving/tour'
import { registry } from '~/machines/reading/registry'
import { hiddenTexts } from '~/machines/recording/hidden-texts'
import { logText, readLog, readReport } from '~/machines/recording/log-file'
import { maskedText, textsIn } from '~/machines/recording/picture-mask'
import { privacyOf } from '~/machines/recording/privacy'
import { textsOf } from '~/machines/recording/public-texts'
import { replayReport } from '~/machines/recording/report'
import { linesOf, recordedWalk, sessionLine } from '../support/recorded'

const PICTURE = { kind: 'picture', width: 2, height: 3, data: 'AAAA' } as const

test('a report with a picture is replayed like one without', async () => {
  const lines = linesOf([])
  const text = logText([...lines, PICTURE])
  expect(readLog(text)).toEqual(lines)
  expect(readReport(text).picture).toEqual(PICTURE)
  expect(readReport(logText(lines)).picture).toBeNull()
  const [without, withIt] = await Promise.all([logText(lines), text].map(replayReport))
  expect(withIt).toEqual({ ...without, picture: PICTURE })
  expect(() => readLog(logText([sessionLine, { ...PICTURE, data: '<svg>' }]))).toThrow('line 2')
})

test('a text is read in a picture where the shop says it word for word, and nowhere else', () => {
  const known = textsIn({ cart: { title: 'Your cart', sum: ['{count}', 'items'] }, say: "It\nisn't" })
  expect([...known]).toEqual(['Your cart', "It isn't"])
  expect(maskedText(' Your  cart ', known)).toBe(' Your  cart ')
  expect(maskedText("It isn't", known)).toBe("It isn't")
  expect(maskedText('Your cart, Canaria', known)).toBe('cccc ccccc ccccccc')
  expect(maskedText('canary@example.org +31 612', known)).toBe('cccccccccccccccccc ccc ccc')
  expect(maskedText('* · (', known)).toBe('* · (')
  expect(maskedText('名前 🙂', known)).toBe('cc c')
})

test('what a document says is read without its scripts, and as it is shown', () => {
  const html =
    '<p title="a">Salt &amp; <b>Pepper</b><!-- --> &#x27;n</p><script>let name = 1 > 0</script><style>a>b{}</style>'
  expect(textsOf(html)).toEqual(['Salt & ', 'Pepper', " 'n"])
})

test('what the log hides is hidden in the picture, also where the shop says the same word', async () => {
  const registered = registry.find(({ id }) => id === 'contactForm')
  const [model, notes] = [await registered?.model(), await registered?.notes()]
  if (!model || !notes) throw new Error('there is no such model')
  const path = pathTo(explore(model), ({ type }) => type === 'CHANGE')
  if (!path) throw new Error('nothing is ever typed')
  const steps = path.steps.map((step) => ({ ...step, event: { ...step.event, value: 'April' } }))
  const hidden = hiddenTexts(await recordedWalk(model, { ...path, steps }), () => privacyOf(notes))
  expect(hidden).toContain('April')
  expect(hidden).not.toContain('CHANGE')
})
