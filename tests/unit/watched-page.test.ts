import { afterEach, expect, test, vi } from 'vitest'
import { followFrame } from '~/services/browser/watched-page'

const told: unknown[] = []

afterEach(() => {
  told.length = 0
  vi.unstubAllGlobals()
})

/** The inspector at one address, with a frame at another one. */
function standAt(inspector: string, frame: string) {
  vi.stubGlobal('location', new URL(inspector, 'https://shop.test'))
  const contentWindow = { location: new URL(frame, 'https://shop.test') }
  vi.stubGlobal('document', { querySelectorAll: () => [{ name: 'frame', contentWindow }] })
  vi.stubGlobal('history', {
    state: { index: 3 },
    replaceState: (state: unknown, _: string, url: URL) => told.push(state, `${url.pathname}${url.search}${url.hash}`),
  })
}

test('the address of the inspector names the page of its frame, and keeps what else it says', () => {
  standAt('/inspector?page=%2Fcart&key=k#old', '/kits?inspect=bare&key=k&age=2#first')
  followFrame('another')
  expect(told).toEqual([])
  followFrame('frame')
  expect(told).toEqual([{ index: 3 }, '/inspector?page=%2Fkits%3Fage%3D2%23first&key=k'])
})

test('where it names that page already nothing is written into the history', () => {
  standAt('/inspector?page=%2Fcart#step', '/cart?inspect=bare#step')
  followFrame('frame')
  standAt('/inspector?page=%2Fcart%23step', '/cart?inspect=bare#step')
  told.length = 0
  followFrame('frame')
  expect(told).toEqual([])
})

test('a frame that shows no page of this shop is not followed', () => {
  standAt('/inspector?page=%2Fcart', 'about:blank')
  followFrame('frame')
  expect(told).toEqual([])
})
