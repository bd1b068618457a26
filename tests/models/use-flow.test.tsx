import { useSelector } from '@xstate/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defineFlow, type Started, startFlow } from '~/machines/runtime/flow'
import { createFlowStore } from '~/machines/runtime/flow-store'
import { isEqual } from '~/machines/runtime/is-equal'
import { useFlow } from '~/machines/runtime/use-flow'
import { connectCarousel } from '~/machines/ui/carousel/carousel.connect'
import { carouselMachine as machine } from '~/machines/ui/carousel/carousel.machine'

const never = () => new Promise<typeof machine>(() => {})

test('the server renders a flow from its first snapshot, without the machine', async () => {
  const started = await startFlow(defineFlow({ id: 'carousel', load: async () => machine }), {
    count: 3,
  })
  const unloaded = defineFlow({ id: 'carousel', load: never })
  const wire: Started<typeof machine> = JSON.parse(JSON.stringify(started))

  function Gallery() {
    const [snapshot] = useFlow(unloaded, wire)
    const view = connectCarousel(snapshot)
    return <section data-machine={view.machine} data-state={view.state} hidden={view.index !== 0} />
  }
  expect(renderToString(<Gallery />)).toBe('<section data-machine="carousel" data-state="ready.idle"></section>')

  const store = createFlowStore(unloaded, wire)
  function Shared() {
    return <p data-state={useSelector(store, connectCarousel, isEqual).state} />
  }
  expect(renderToString(<Shared />)).toBe('<p data-state="ready.idle"></p>')
})
