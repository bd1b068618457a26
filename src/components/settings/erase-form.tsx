import { useTranslations } from 'use-intl'
import type { AccountErasureSend, AccountErasureView } from '~/machines/account/account-erasure/account-erasure.connect'
import { Button } from '../ui/button'
import { error } from '../ui/field.styles'
import { FlowForm } from '../ui/flow-form'
import { Icon } from '../ui/icon'
import { Note } from '../ui/note'
import { PasswordProof } from './password-proof'
import { actions, agree, form, text, told } from './privacy.styles'

type View = AccountErasureView & { email: string }
type EraseFormProps = { view: View; send: AccountErasureSend }

/** That it is meant, and by whom. */
export function EraseForm({ view, send }: EraseFormProps) {
  const t = useTranslations('settings.privacy.erase')
  const { failure, toldId, isBusy } = view
  return (
    <FlowForm className={form} isBusy={isBusy} noValidate onSubmit={() => send({ type: 'CONFIRM' })}>
      <p className={text}>{t('sureText')}</p>
      {failure && (
        <div id={toldId} className={told} role="alert" tabIndex={-1}>
          <Note tone="error" title={t(`failures.${failure}.title`)}>
            <p>{t(`failures.${failure}.text`)}</p>
          </Note>
        </div>
      )}
      <Agreement view={view} send={send} />
      <PasswordProof
        email={view.email}
        field={view.password}
        isBusy={isBusy}
        onType={(value) => send({ type: 'CHANGE', value })}
      />
      <div className={actions}>
        <Button type="submit" isBusy={isBusy} holdsClick>
          {t('confirm')}
        </Button>
        <Button tone="link" size="inline" disabled={isBusy} onClick={() => send({ type: 'BACK' })}>
          {t('back')}
        </Button>
      </div>
    </FlowForm>
  )
}

function Agreement({ view: { agreement, isBusy }, send }: EraseFormProps) {
  const t = useTranslations('settings.privacy.erase')
  const { id, isAgreed, isMissing } = agreement
  const errorId = `${id}-error`
  return (
    <div>
      <label className={agree}>
        <input
          id={id}
          type="checkbox"
          checked={isAgreed}
          disabled={isBusy}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? errorId : undefined}
          onChange={() => send({ type: 'AGREE' })}
        />
        {t('agree')}
      </label>
      {isMissing && (
        <p id={errorId} className={error}>
          <Icon name="alert" />
          {t('agreeMissing')}
        </p>
      )}
    </div>
  )
}
