import type { Model } from '~/machines/proving/model'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { connectChildInfo } from './child-info.connect'
import { type ChildInfoInput, childInfoMachine } from './child-info.machine'

const DATE = CivilDate.parse('2025-08-21')
/** three months ahead */
const DUE = CivilDate.parse('2027-02-21')
const input: ChildInfoInput = {
  today: CivilDate.parse('2026-11-21'),
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
const child = { name: 'Bo', language: 'nl', birthDate: DATE, firstKit: 'aroundDueDate' } as const
const kit = { anchor: 'kit-the-babbler', title: 'The Babbler Play Kit', minMonths: 13, maxMonths: 15 }

/** The names here that stand on a box. */
const NAMES = ['Bo', ' Bo ', 'nl', 'b'.repeat(100)]

/** What was said last of the first kit: in the form, by what it was left with, or when it was opened. */
function lastWord(start: unknown, events: readonly object[]): unknown {
  const said = events.flatMap((event) => {
    const { type, field, value, draft } = { type: '', field: '', value: '', draft: {}, ...event }
    if (type === 'RESTORE') return [Object(draft).firstKit]
    return field === 'firstKit' ? [value] : []
  })
  return [Object(Object(start).initial).firstKit ?? 'aroundDueDate', ...said].at(-1)
}

export const childInfoModel: Model<typeof childInfoMachine> = {
  machine: childInfoMachine,
  input,
  inputs: [
    { ...input, initial: { ...child, name: ' Bo ' } },
    { ...input, initial: { ...child, birthDate: DUE, firstKit: 'now' } },
    {
      ...input,
      initial: { ...child, birthDate: null },
      sent: { kind: 'returned', typed: { day: '31', month: '2', year: '2025' } },
    },
    {
      ...input,
      initial: { ...child, birthDate: null },
      sent: { kind: 'returned', typed: { day: '21', month: '2', year: '2027' } },
    },
    { ...input, initial: child, childUuid: '3f2f6f0e-52c0-4d3c-9f0a-6a6a3d1f7c01', isLocked: true },
    { ...input, initial: child, sent: { kind: 'agedOut' } },
    { ...input, isLookerTarget: true, initial: child },
    { ...input, languages: ['nl', 'en'], kitAnchor: null },
  ],
  key: ({ name, language, birthDate, firstKit, birthDateStatus, found, isLookerTarget, isLocked, kitAnchor }) => ({
    kitAnchor,
    name,
    language,
    birthDate,
    firstKit,
    birthDateStatus,
    found: found?.kit.anchor ?? null,
    isLookerTarget,
    isLocked,
  }),
  cases: {
    CHANGE: ({ context }) => [
      // a child may be called as a language is written
      ...(context.childUuid ? [{ type: 'CHANGE' as const, field: 'name' as const, value: 'nl' }] : []),
      { type: 'CHANGE', field: 'name', value: 'Bo' },
      { type: 'CHANGE', field: 'name', value: '  ' },
      { type: 'CHANGE', field: 'name', value: 'b'.repeat(120) },
      { type: 'CHANGE', field: 'language', value: 'nl' },
      { type: 'CHANGE', field: 'language', value: 'es' },
      { type: 'CHANGE', field: 'firstKit', value: 'now' },
    ],
    // fields that are locked tell nothing
    BIRTH_DATE: ({ context }) =>
      context.isLocked
        ? []
        : [
            { type: 'BIRTH_DATE', date: DATE, status: 'valid' },
            { type: 'BIRTH_DATE', date: DUE, status: 'valid' },
            { type: 'BIRTH_DATE', date: null, status: 'future' },
          ],
    RESTORE: ({ context }) => [
      // of the same child of the account, and of another one who was born on the same day
      ...(context.childUuid
        ? [
            {
              type: 'RESTORE' as const,
              draft: { name: 'Bo', language: 'en' as const, birthDate: DATE, firstKit: 'now' as const },
            },
            {
              type: 'RESTORE' as const,
              draft: { name: 'Ada', language: 'en' as const, birthDate: DATE, firstKit: 'now' as const },
            },
          ]
        : []),
      { type: 'RESTORE', draft: { name: 'b'.repeat(120), language: 'nl', birthDate: '2000-01-01', firstKit: 'now' } },
      { type: 'RESTORE', draft: { name: 'Bo', language: 'en', birthDate: null, firstKit: 'now' } },
      { type: 'RESTORE', draft: { name: 'Bo', language: 'es', birthDate: DATE, firstKit: 'aroundDueDate' } },
      { type: 'RESTORE', draft: { name: 'Bo', language: 'en', birthDate: 'soon', firstKit: 'aroundDueDate' } },
      { type: 'RESTORE', draft: { name: '', language: 'en', birthDate: DUE, firstKit: 'now' } },
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
        NAMES.includes(snapshot.context.name) &&
        [DATE, DUE].includes(snapshot.context.birthDate ?? CivilDate.parse('1970-01-01'))
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
      holds: ({ context: { name, birthDate, language, firstKit } }, { calls }) =>
        JSON.stringify(calls.at(-1)?.input).includes(
          JSON.stringify({ child: { name: name.trim(), language, birthDate, firstKit } }).slice(1, -1),
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
      name: 'E-111 when the first kit comes is asked of a child to be born, with both days, and of no other',
      holds: (snapshot) => {
        const { firstKit } = connectChildInfo(snapshot)
        if (snapshot.context.birthDate !== DUE) return firstKit === null
        return JSON.stringify(firstKit?.days) === '{"aroundDueDate":"2027-02-07","now":"2026-11-21"}'
      },
    },
    {
      name: 'E-111 it comes around the due date until somebody says otherwise, and then as was said last',
      when: ({ context }) => context.childUuid === null,
      holds: ({ context: { firstKit } }, { events, input: start }) => firstKit === lastWord(start, events),
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
