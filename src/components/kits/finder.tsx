import type { Finder as FinderCopy } from '~/services/flows/content/parts.contract'
import { BirthDateFields, type BirthDateFieldsProps, type BirthDateView } from '../ui/birth-date-fields'
import { Button } from '../ui/button'
import { FlowForm } from '../ui/flow-form'
import { Note } from '../ui/note'
import { aged, panel, row } from './finder.styles'

export type FinderSlot = {
  /** `error` is null until the question has been sent */
  view: { birthDate: BirthDateView; error: BirthDateFieldsProps['error']; isBusy: boolean; isAgedOut: boolean }
  /** where the form is posted to without a script */
  action: string
  onType: BirthDateFieldsProps['onType']
  onBlur: BirthDateFieldsProps['onBlur']
  onPaste: BirthDateFieldsProps['onPaste']
  onSubmit: () => void
}
type FinderProps = { copy: FinderCopy; id: string; slot: FinderSlot }

/** One question on the way to the right kit. */
export function Finder({ copy, id, slot }: FinderProps) {
  const { view } = slot
  return (
    <FlowForm className={panel} method="post" action={slot.action} noValidate onSubmit={slot.onSubmit}>
      <div className={row}>
        <BirthDateFields
          id={id}
          view={view.birthDate}
          error={view.error}
          copy={copy.birthDate}
          isLarge
          onType={slot.onType}
          onBlur={slot.onBlur}
          onPaste={slot.onPaste}
        />
        <Button type="submit" isFull isBusy={view.isBusy} holdsClick>
          {copy.submit}
        </Button>
      </div>
      <div className={aged} aria-live="polite" hidden={!view.isAgedOut}>
        {view.isAgedOut && <Note tone="notice" title={copy.agedOut} />}
      </div>
    </FlowForm>
  )
}
