import { expect, test } from 'vitest'
import { Picture } from '~/components/ui/picture'
import { draw } from '../../support/render'

const picture = { src: 'kit?v=3fa9c1d2', alt: 'The box', width: 1000, height: 800 }

test('the place of a picture shows its nine colours until it is there', async () => {
  const blur = 'fedcba987654321012345678fff'
  const { one } = await draw(<Picture picture={{ ...picture, blur }} sizes="100vw" />)
  const colours = [...(one('img').attributes.style ?? '').matchAll(/--b(\d):(#\w+)/g)].map(([, at, colour]) => [
    at,
    colour,
  ])
  expect(colours).toEqual([
    ['0', '#fed'],
    ['1', '#cba'],
    ['2', '#987'],
    ['3', '#654'],
    ['4', '#321'],
    ['5', '#012'],
    ['6', '#345'],
    ['7', '#678'],
    ['8', '#fff'],
  ])
})

test('one of which no colours are known has the plain place', async () => {
  const { one } = await draw(<Picture picture={{ ...picture, blur: null }} sizes="100vw" />)
  expect(one('img').attributes).not.toHaveProperty('style')
})

test('a picture is offered in widths that are no larger than its master', async () => {
  const { one } = await draw(<Picture picture={picture} sizes="100vw" />)
  const widths = [...(one('img').attributes.srcset ?? one('img').attributes.srcSet ?? '').matchAll(/ (\d+)w/g)]
  expect(widths.map(([, width]) => Number(width))).toEqual([160, 240, 320, 480, 640, 800, 960])
})
