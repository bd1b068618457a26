import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { ErrorBox } from '~/components/error-box/error-box'
import { Hero } from '~/components/home/hero'
import { Choice } from '~/components/ui/choice'
import { FlowForm } from '~/components/ui/flow-form'
import { connectFinder } from '~/machines/shop/finder/finder.connect'
import { finderModel } from '~/machines/shop/finder/finder.model'
import { find, textOf } from '../../support/markup'
import { draw, type Screen, send } from '../../support/render'

const textsOf = ({ byId }: Screen, ids = '') => ids.split(' ').map((id) => textOf(byId(id)))

test('a choice is called by its name and price, and described by what stands below them', async () => {
  const screen = await draw(
    <Choice id="express" name="delivery" label="Express" amount="€9.95" onPick={send}>
      Here tomorrow
    </Choice>,
  )
  const { attributes } = screen.one('input', { type: 'radio', name: 'delivery' })
  expect(textsOf(screen, attributes['aria-labelledby'])).toEqual(['Express', '€9.95'])
  expect(textsOf(screen, attributes['aria-describedby'])).toEqual(['Here tomorrow'])
})

test('the picture of the home page says what it shows, and the fields of its question what is asked', async () => {
  const picture = (alt: string) => ({ name: 'home', src: 'home', alt, width: 1920, height: 800, blur: null })
  const parts = { day: 'Day', month: 'Month', year: 'Year' }
  const errors = { required: '', incomplete: '', invalid: '', future: '', tooOld: '' }
  const hero = {
    title: 'Play',
    lead: '',
    picture: picture('A child with a box, from afar'),
    pictureTall: picture('The same in another cut'),
    finder: {
      submit: 'Find',
      agedOut: '',
      birthDate: { label: 'When is the birthday?', hint: 'Three numbers', parts, placeholders: parts, errors },
    },
  }
  const actor = createActor(finderModel.machine, { input: finderModel.input }).start()
  const screen = await draw(<Hero hero={hero} view={connectFinder(actor.getSnapshot())} send={send} />)
  expect(screen.all('img').map(({ attributes }) => attributes.alt)).toEqual(['A child with a box, from afar'])
  const { attributes } = screen.one('fieldset')
  expect(textsOf(screen, attributes['aria-describedby']?.split(' ')[0])).toEqual(['Three numbers'])
})

test('S-391 a box of errors has each message as a bullet under its heading, and is not there without one', async () => {
  const box = (messages: string[]) => draw(<ErrorBox heading="Uh oh!" messages={messages} />)
  const screen = await box(['The first one.', 'The second one.'])
  expect(find(screen.one('ul'), { tag: 'li' }).map(textOf)).toEqual(['The first one.', 'The second one.'])
  expect(screen.text).toMatch(/^Uh oh!.*The first one/)
  expect((await box([])).html).toBe('')
})

test('a form of a flow stays where it is without a script, unless it has somewhere to post to', async () => {
  const formOf = async (form: ReactElement) => (await draw(form)).one('form').attributes
  expect(await formOf(<FlowForm onSubmit={send} />)).toMatchObject({ method: 'dialog' })
  const posting = <FlowForm method="post" action="/api/cart/add" onSubmit={send} />
  expect(await formOf(posting)).toMatchObject({ method: 'post', action: '/api/cart/add' })
})
