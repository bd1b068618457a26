import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defineFlow, type Started, startFlow } from '~/machines/runtime/flow'
import { createFlowStore } from '~/machines/runtime/flow-store'
import { useFlow, useStore } from '~/machines/runtime/use-flow'
import { connectModal } from '~/machines/ui/modal/modal.connect'
import { modalModel } from '~/machines/ui/modal/modal.model'

const { machine } = modalModel
const never = () => new Promise<typeof machine>(() => {})

test('the server renders a flow from its rest, without the machine', async () => {
  const started = await startFlow(defineFlow({ id: 'modal', load: async () => machine }), {
    isCloseable: true,
    isOpen: true,
  })
  const unloaded = defineFlow({ id: 'modal', load: never })
  const wire: Started<typeof machine> = JSON.parse(JSON.stringify(started))

  function Dialog() {
    const [snapshot] = useFlow(unloaded, wire)
    const view = connectModal(snapshot)
    return <section data-machine={view.machine} data-state={view.state} hidden={!view.isOpen} />
  }
  expect(renderToString(<Dialog />)).toBe('<section data-machine="modal" data-state="open.closeable"></section>')

  const store = createFlowStore(unloaded, wire)
  function Shared() {
    return <p data-state={useStore(store, connectModal).state} />
  }
  expect(renderToString(<Shared />)).toBe('<p data-state="open.closeable"></p>')
})
