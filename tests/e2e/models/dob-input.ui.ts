import { connectDobInput } from '../../../src/machines/ui/dob-input/dob-input.connect'
import { dobInputModel } from '../../../src/machines/ui/dob-input/dob-input.model'
import { adapterOf, type Screen } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  dobInputModel,
  connectDobInput,
)({
  gestures: {
    TYPE: async (screen, event) => {
      if (await field(screen, event).isDisabled()) return screen.tell(event)
      await field(screen, event).fill('')
      await field(screen, event).pressSequentially(event.value)
    },
    PASTE: (screen, event) => field(screen, event).evaluate(paste, event.text),
  },
  sees: async (screen, { fields, isLocked }) => {
    for (const { part, value } of fields) await expect(field(screen, { part })).toHaveValue(value)
    await expect(screen.root.locator('input:disabled')).toHaveCount(isLocked ? 3 : 0)
  },
})

const field = ({ root }: Screen, { part }: { part: string }) => root.locator(`input[name=${part}]`)

function paste(element: Element, text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
