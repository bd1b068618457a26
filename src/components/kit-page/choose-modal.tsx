import { Button } from '../ui/button'
import { FlowForm } from '../ui/flow-form'
import { Modal } from '../ui/modal'
import { form } from './choose-modal.styles'
import { type Tone, TonePicker } from './tone-picker'

/** One choice, by its name. */
type Question = { name: string; prompt: string; tones: Tone[] }

type ChooseModalProps = {
  /** `machine` and `state`: of the flow that asks */
  view: {
    machine: string
    state: string
    isOpen: boolean
    isBusy: boolean
    heading: string
    labels: { close: string; confirm: string; outOfStock?: string }
    questions: Question[]
  }
  onChoose: (name: string, value: string) => void
  onConfirm: () => void
  onClose: () => void
}

/** A choice before buying: the options of a kit (S-087), the variant of a doll (S-248). */
export function ChooseModal({ view, ...on }: ChooseModalProps) {
  const { isOpen, isBusy, heading, labels, questions } = view
  const isAnswered = questions.every(({ tones }) => tones.some((tone) => tone.isSelected && !tone.isOutOfStock))
  return (
    <Modal
      view={{ machine: view.machine, state: view.state, isOpen }}
      onClose={on.onClose}
      heading={heading}
      closeLabel={labels.close}
      footer={
        <Button type="submit" form="choose" tone="accent" isBusy={isBusy} disabled={!isAnswered}>
          {labels.confirm}
        </Button>
      }
    >
      <FlowForm id="choose" className={form} onSubmit={on.onConfirm}>
        {questions.map((question) => (
          <TonePicker
            key={question.name}
            {...question}
            outOfStockLabel={labels.outOfStock}
            onChoose={(value) => on.onChoose(question.name, value)}
          />
        ))}
      </FlowForm>
    </Modal>
  )
}
