import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import { ADDRESS_LENGTH, addressFieldsOf, isRequired } from '~/services/domain/delivery/address-check.rules'
import { postalExampleOf } from '~/services/domain/delivery/postal-code.rules'
import { statesOf } from '~/services/domain/delivery/states.rules'
import { connectDobInput } from '../../ui/dob-input/dob-input.connect'
import type { giftActivationMachine } from './gift-activation.machine'
import {
  CODE_LENGTH,
  chosenChild,
  GIFT_CODE_ID,
  GIFT_SUMMARY_ID,
  GIFT_TITLE_ID,
  type GiftError,
  giftErrors,
  NAME_LENGTH,
  runningChild,
  waysIn,
} from './gift-activation.rules'

type Snapshot = Reading<typeof giftActivationMachine>
export type GiftActivationSend = FlowSend<typeof giftActivationMachine>

export function connectGiftActivation(snapshot: Snapshot) {
  const { code, told, waitMinutes, gift, children, name, language, languages, countries } = snapshot.context
  const birthDate = snapshot.children.birthDate?.getSnapshot()
  const step = stepOf(snapshot)
  const isAboutCode = step === 'code'
  const errors = snapshot.matches({ form: 'refused' }) ? giftErrors(snapshot.context) : []
  return {
    ...marks('giftActivation', snapshot),
    today: snapshot.context.today,
    step,
    code: { id: GIFT_CODE_ID, value: code, maxLength: CODE_LENGTH, error: isAboutCode ? told : null },
    /** until the next try, of what is told where too many were made */
    waitMinutes,
    gift,
    /** a guest's, with the code kept */
    waysIn: waysIn(snapshot.context.locale),
    titleId: GIFT_TITLE_ID,
    /** children of the account; [] where there is nothing to choose from */
    children: children.map((child) => ({ uuid: child.uuid, name: child.name })),
    chosen: chosenChild(snapshot.context)?.uuid ?? null,
    place: placeView(snapshot.context),
    name: { value: name, maxLength: NAME_LENGTH },
    birthDate: birthDate ? connectDobInput(birthDate) : null,
    language: { value: language, options: languages },
    address: addressView(snapshot.context, errors),
    countries,
    /** for the summary, in the order of the form; [] until SUBMIT was refused */
    errors,
    summaryId: GIFT_SUMMARY_ID,
    /** why it was not activated */
    told: isAboutCode ? null : told,
    isBusy: snapshot.hasTag('busy'),
    isActivated: snapshot.matches('activated'),
  }
}
export type GiftActivationView = ReturnType<typeof connectGiftActivation>

/** `gift`: a guest reads what it is. */
function stepOf(snapshot: Snapshot): 'code' | 'gift' | 'form' {
  if (snapshot.matches('code') || snapshot.matches('lookingUp')) return 'code'
  return snapshot.matches('presented') ? 'gift' : 'form'
}

/** E-107: the child that gets kits already, and the day of the gift's first one; null where nothing is to be chosen. */
function placeView(context: Snapshot['context']) {
  const child = runningChild(context)
  if (!child?.running) return null
  return { uuid: child.uuid, name: child.name, from: child.running.from, isAfter: context.childUuid === child.uuid }
}

const addressView = ({ address }: Snapshot['context'], errors: readonly GiftError[]) => ({
  which: 'shipping' as const,
  country: address.country,
  states: statesOf(address.country),
  postalExample: postalExampleOf(address.country),
  fields: addressFieldsOf(address.country).map((field) => ({
    field,
    value: address[field],
    maxLength: ADDRESS_LENGTH[field],
    isRequired: isRequired(field, address.country),
    error: errorOf(errors, field),
  })),
})

function errorOf(errors: readonly GiftError[], field: string) {
  const found = errors.find((error) => 'kind' in error && error.field === field)
  return found && 'kind' in found ? found.code : null
}
