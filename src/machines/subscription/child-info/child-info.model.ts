import type { Model } from '~/machines/proving/model'
import { type CivilDate, parseCivilDate } from '~/services/domain/dates/civil-date'
import { type ChildInfoInput, childInfoMachine } from './child-info.machine'

const day = (text: string): CivilDate => {
  const date = parseCivilDate(text)
  if (!date) throw new Error(`${text} is no day`)
  return date
}
const DATE = day('2025-08-21')
const input: ChildInfoInput = {
  today: day('2026-11-21'),
  locale: 'en-EU',
  pageLanguage: 'en',
  currency: 'eur',
  languages: ['en', 'nl'],
  initial: null,
  childUuid: null,
  isLocked: false,
  sent: null,
  kitAnchor: 'kit-the-babbler',
  isLookerTarget: false,
  isQrTarget: false,
}
const child = { name: 'Bo', language: 'nl', birthDate: DATE } as const
const kit = { anchor: 'kit-the-babbler', title: 'The Babbler Play Kit', minMonths: 13, maxMonths: 15 }

/** The names here that stand on a box; the one birth date is 15 months ago. */
const NAMES = ['Bo', ' Bo ', 'b'.repeat(100)]

export const childInfoModel: Model<typeof childInfoMachine> = {
  machine: childInfoMachine,
  input,
  inputs: [
    { ...input, initial: { name: ' Bo ', language: 'nl', birthDate: DATE } },
    {
      ...input,
      initial: { ...child, birthDate: null },
      sent: { kind: 'refused', typed: { day: '31', month: '2', year: '2025' } },
    },
    { ...input, initial: child, childUuid: '3f2f6f0e-52c0-4d3c-9f0a-6a6a3d1f7c01', isLocked: true },
    { ...input, initial: child, sent: { kind: 'agedOut' } },
    { ...input, isLookerTarget: true, initial: { name: 'Bo', language: 'nl', birthDate: DATE } },
  ],
  key: ({ name, language, birthDate, birthDateStatus, found, isLookerTarget, isLocked }) => ({
    name,
    language,
    birthDate,
    birthDateStatus,
    found: found?.kit.anchor ?? null,
    isLookerTarget,
    isLocked,
  }),
  cases: {
    CHANGE: [
      { type: 'CHANGE', field: 'name', value: 'Bo' },
      { type: 'CHANGE', field: 'name', value: '  ' },
      { type: 'CHANGE', field: 'name', value: 'b'.repeat(120) },
      { type: 'CHANGE', field: 'language', value: 'nl' },
      { type: 'CHANGE', field: 'language', value: 'es' },
    ],
    BIRTH_DATE: [
      { type: 'BIRTH_DATE', date: DATE, status: 'valid' },
      { type: 'BIRTH_DATE', date: null, status: 'future' },
    ],
    RESTORE: [
      { type: 'RESTORE', draft: { name: 'Bo', language: 'en', birthDate: null } },
      { type: 'RESTORE', draft: { name: 'Bo', language: 'es', birthDate: DATE } },
      { type: 'RESTORE', draft: { name: 'Bo', language: 'en', birthDate: 'soon' } },
      { type: 'RESTORE', draft: { name: '', language: 'en', birthDate: DATE } },
    ],
    SUBMIT: [{ type: 'SUBMIT' }],
  },
  outcomes: {
    startingProduct: [
      { output: { ok: true, value: { kit, price: { amountCents: 12_600, currency: 'eur' } } } },
      { output: { ok: false, error: { kind: 'agedOut' } } },
      { output: { ok: false, error: { kind: 'refused' } } },
      { output: { ok: false, error: { kind: 'unreachable' } } },
      { error: new Error('offline') },
    ],
  },
  delays: { patience: 19_000 },
  invariants: [
    {
      name: 'a kit is looked up when name and birth date are right, and not before',
      holds: (snapshot, { events }) =>
        NAMES.includes(snapshot.context.name) && snapshot.context.birthDate === DATE
          ? events.at(-1)?.type !== 'SUBMIT' || snapshot.matches('asked')
          : !snapshot.matches('asked'),
    },
    {
      name: 'a kit is shown only for the birth date that it was found for',
      when: (snapshot) => snapshot.matches({ asked: 'found' }),
      holds: ({ context }, { calls }) =>
        context.found !== null && JSON.stringify(calls.at(-1)?.input).includes(String(context.birthDate)),
    },
    {
      name: 'E-89 the name is sent trimmed, and nowhere else than with the question',
      when: (snapshot) => snapshot.matches({ asked: 'lookingUp' }),
      holds: ({ context }, { calls }) =>
        JSON.stringify(calls.at(-1)?.input).includes(`"name":${JSON.stringify(context.name.trim())}`),
    },
    {
      name: 'what was sent is what stands in the form',
      when: (snapshot) => snapshot.matches('asked') && !snapshot.context.sent,
      holds: ({ context: { name, birthDate, language } }, { calls }) =>
        JSON.stringify(calls.at(-1)?.input).includes(
          JSON.stringify({ child: { name: name.trim(), birthDate, language } }).slice(1, -1),
        ),
    },
    {
      name: 'a failure keeps everything that was filled in',
      when: (snapshot) => snapshot.matches({ asked: 'failed' }),
      holds: ({ context }) => context.name.trim() !== '' && context.birthDate !== null,
    },
    {
      name: 'E-75 a verified birth date stays as it is',
      when: ({ context }) => context.isLocked,
      holds: ({ children }) => children.birthDate?.getSnapshot().context.date === DATE,
    },
    {
      name: 'the name is never longer than the box',
      holds: ({ context }) => context.name.length <= 100,
    },
    {
      name: 'the spinner never outlives its call',
      holds: (snapshot, { pending }) => snapshot.hasTag('busy') === pending.has('startingProduct'),
    },
  ],
}
