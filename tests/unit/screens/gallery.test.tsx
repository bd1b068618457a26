import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { Gallery } from '~/components/ui/gallery'
import { connectCarousel } from '~/machines/ui/carousel/carousel.connect'
import { carouselModel } from '~/machines/ui/carousel/carousel.model'
import { draw } from '../../support/render'

const pictures = ['open', 'closed', 'played with'].map((what, index) => ({
  name: `kit-${index}`,
  src: `kit-${index}`,
  alt: `The box, ${what}`,
  width: 1000,
  height: 800,
  blur: null,
}))
const labels = {
  pictures: 'Pictures',
  previous: 'The one before',
  next: 'The next one',
  pictureOf: (number: number, total: number) => `Picture ${number} of ${total}`,
}

test('a picture says what it shows, and its thumbnail which one it is', async () => {
  const { machine } = carouselModel
  const input = { count: pictures.length }
  const view = connectCarousel(createActor(machine, { input }).getSnapshot())
  const screen = await draw(
    <Gallery id="picture" view={view} pictures={pictures} labels={labels} sizes="100vw" send={() => {}} />,
  )
  const alts = screen.all('img').map(({ attributes }) => attributes.alt)
  // the thumbnails' own words are their links'
  expect(alts).toEqual(['The box, open', 'The box, closed', 'The box, played with', '', '', ''])
  expect(screen.all('a').map(({ attributes }) => attributes['aria-label'])).toEqual([
    'Picture 1 of 3: The box, open',
    'Picture 2 of 3: The box, closed',
    'Picture 3 of 3: The box, played with',
  ])
  expect(screen.one('a', { 'aria-current': 'true' }).attributes.href).toBe('#picture-1')
  // after the last picture comes the first
  expect(screen.button('The one before').attributes).not.toHaveProperty('disabled')
  expect(screen.button('The next one').attributes).not.toHaveProperty('disabled')
})
