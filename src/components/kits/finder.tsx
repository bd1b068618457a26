import { useTranslations } from 'use-intl'
import type { FinderSend, FinderView } from '~/machines/shop/finder/finder.connect'
import type { Finder as FinderCopy } from '~/services/flows/content/parts.contract'
import { BirthDateFields } from '../ui/birth-date-fields'
import { Button } from '../ui/button'
import { FlowForm } from '../ui/flow-form'
import { Note } from '../ui/note'
import { aged, panel, row } from './finder.styles'

export type FinderProps = { copy: FinderCopy; view: FinderView; send: FinderSend }

/** One question on the way to the right kit; without a script its form asks the server. */
export function Finder({ copy, view, send }: FinderProps) {
  const t = useTranslations('kit')
  return (
    <FlowForm
      className={panel}
      method="post"
      action="/api/find-kit"
      noValidate
      data-machine={view.machine}
      data-state={view.state}
      onSubmit={() => send({ type: 'SUBMIT' })}
    >
      <div className={row}>
        {view.birthDate && (
          <BirthDateFields
            id="finder"
            view={view.birthDate}
            error={view.error}
            copy={copy.birthDate}
            isLarge
            onType={(part, value) => send.to('birthDate', { type: 'TYPE', part, value })}
            onPaste={(part, text) => send.to('birthDate', { type: 'PASTE', part, text })}
          />
        )}
        <Button type="submit" isFull isBusy={view.isBusy} holdsClick="unfilled">
          {copy.submit}
        </Button>
      </div>
      <div className={aged} aria-live="polite" hidden={!view.isAgedOut && !view.couldNotOpen}>
        {view.isAgedOut && <Note tone="notice" title={copy.agedOut} />}
        {view.couldNotOpen && <Note tone="error" title={t('errors.open')} />}
      </div>
    </FlowForm>
  )
}
