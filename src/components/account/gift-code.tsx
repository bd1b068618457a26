import { useTranslations } from 'use-intl'
import type { GiftActivationSend, GiftActivationView } from '~/machines/account/gift-activation/gift-activation.connect'
import { submit } from '../subscription/step-frame.styles'
import { Button } from '../ui/button'
import { control } from '../ui/field.styles'
import { FlowForm } from '../ui/flow-form'
import { Note } from '../ui/note'
import { TextField } from '../ui/text-field'
import { code as codeClass, form } from './gift.styles'

type GiftCodeProps = { view: Pick<GiftActivationView, 'code' | 'waitMinutes' | 'isBusy'>; send: GiftActivationSend }

/** What stands in the email. It is never part of an address (decided: E-89). */
export function GiftCode({ view: { code, waitMinutes: minutes, isBusy }, send }: GiftCodeProps) {
  const t = useTranslations('activateGift')
  const about = { id: code.id, hint: t('codeHint'), error: code.error && t(`codeErrors.${code.error}`, { minutes }) }
  return (
    <FlowForm className={form} isBusy={isBusy} noValidate onSubmit={() => send({ type: 'LOOK_UP' })}>
      <noscript>
        <Note tone="notice" title={t('noScript')} />
      </noscript>
      <TextField
        {...about}
        className={control}
        label={t('code')}
        isSpoken
        inputClass={codeClass}
        value={code.value}
        maxLength={code.maxLength}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onType={(value) => send({ type: 'CODE', value })}
      />
      <div className={submit}>
        <Button type="submit" isFull isBusy={isBusy} holdsClick>
          {t('lookUp')}
        </Button>
      </div>
    </FlowForm>
  )
}
