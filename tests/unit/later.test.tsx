import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { later } from '~/components/ui/later'

const Menu = ({ name }: { name: string }) => <nav>{name}</nav>

test('what has been fetched before it is drawn is drawn at once', async () => {
  const Later = later(async () => Menu)
  // a rendering that waits for nothing cannot draw it yet
  expect(() => renderToStaticMarkup(<Later name="Menu" />)).toThrow('suspended')
  Later.warm()
  await Promise.resolve()
  await Promise.resolve()
  expect(renderToStaticMarkup(<Later name="Menu" />)).toBe('<nav>Menu</nav>')
})

test('what could not be fetched is asked for again', async () => {
  let asked = 0
  const Later = later(async () => {
    asked += 1
    if (asked === 1) throw new Error('offline')
    return Menu
  })
  Later.warm()
  await Promise.resolve()
  await Promise.resolve()
  Later.warm()
  expect(asked).toBe(2)
})
