import { describe, expect, test } from 'vitest'
import { sampleBox } from '~/machines/account/erc-schedule/erc-schedule.model'
import { showOne } from '../../support/club-screen'
import { LANGUAGES } from '../../support/render'

describe('A-064 a box of what sends nothing more', () => {
  const packed = sampleBox(3, { status: 'ordered', process: 'shipment_preparation' })
  const over = { page: 'cancelled' as const, next: null, upcoming: [] }

  test.each(LANGUAGES)('that is packed when it is cancelled stays, and is said to come (%s)', async (language) => {
    const screen = await showOne({ ...over, current: packed }, { language })
    expect(screen.text).toContain(screen.messages.schedule.now.shipment_preparation)
    expect(screen.text).toContain(screen.messages.readingClub.nothingAfter)
    expect(screen.text).toContain('Two picture books')
    expect(screen.text).toMatch(/\b3\b/)
    expect(screen.text).not.toContain('Text of cancelled')
  })

  test('that has left is not spoken of once it is cancelled', async () => {
    const current = sampleBox(3, { status: 'ordered', process: 'shipping' })
    const screen = await showOne({ ...over, current })
    expect(screen.text).toContain('Text of cancelled')
    expect(screen.text).not.toContain('Two picture books')
  })

  test('that is packed when it is paused is said to come, and is none of those that have come', async () => {
    const { text } = await showOne({ page: 'paused', come: 2, current: packed, next: null })
    expect(text).toContain('2 boxes have come so far. Box 3 is being packed and still comes.')
  })
})
