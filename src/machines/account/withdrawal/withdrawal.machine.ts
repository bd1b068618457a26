import { assign, setup } from 'xstate'
import type { Standing, WithdrawAnswer, WithdrawOrder } from '~/services/flows/withdrawal/withdrawal.contract'
import { accountGuards, isOk, leavingAccount, output, unprovided } from '../../runtime/parts'
import { refusalOf, STEP_ID, TOLD_ID } from './withdrawal.rules'

/** `withdrawnAt`: when it was noted, where it was already. */
export type WithdrawalInput = { as: string; id: string; standing: Standing; withdrawnAt: string | null }

/** Somebody withdraws from an order in two steps: what that means, and that they mean it. Nothing counts before the shop has noted it. */
export const withdrawalMachine = setup({
  types: {
    input: {} as WithdrawalInput,
    context: {} as WithdrawalInput,
    events: {} as { type: 'NEXT' } | { type: 'BACK' } | { type: 'CONFIRM' },
    children: {} as { withdrawOrder: 'withdrawOrder' },
    tags: {} as 'busy',
  },
  actors: { withdrawOrder: unprovided<WithdrawAnswer, WithdrawOrder>('withdrawOrder') },
  guards: {
    isOk,
    ...accountGuards,
    isOpen: ({ context }) => context.standing === 'open',
    isWithdrawn: ({ context }) => context.standing === 'withdrawn',
    isRefused: (_, answer: WithdrawAnswer) =>
      !answer.ok && answer.error.kind === 'refused' && refusalOf(answer.error.code) !== null,
  },
  actions: {
    keepRefusal: assign((_, answer: WithdrawAnswer) =>
      !answer.ok && answer.error.kind === 'refused' ? { standing: refusalOf(answer.error.code) ?? 'notOpen' } : {},
    ),
    keepWithdrawn: assign((_, answer: WithdrawAnswer) => (answer.ok ? { withdrawnAt: answer.value.at } : {})),
    focusOn: (_, _id: string) => {},
    tellOtherTabs: () => {},
    goToSignIn: () => {},
    startAnew: () => {},
    logFailure: () => {},
  },
  delays: { patience: 9000 },
}).createMachine({
  id: 'withdrawal',
  context: ({ input }) => input,
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isOpen', target: 'reading' },
        { guard: 'isWithdrawn', target: 'withdrawn' },
        { target: 'refused' },
      ],
    },
    reading: { on: { NEXT: { target: 'confirming', actions: { type: 'focusOn', params: STEP_ID } } } },
    confirming: {
      initial: 'asked',
      on: {
        BACK: { target: 'reading', actions: { type: 'focusOn', params: STEP_ID } },
        CONFIRM: 'withdrawing',
      },
      states: {
        asked: {},
        failed: { entry: { type: 'focusOn', params: TOLD_ID } },
      },
    },
    withdrawing: {
      tags: 'busy',
      invoke: {
        id: 'withdrawOrder',
        src: 'withdrawOrder',
        input: ({ context: { as, id } }) => ({ as, id }),
        onDone: [
          {
            guard: { type: 'isOk', params: output },
            target: 'withdrawn',
            actions: [{ type: 'keepWithdrawn', params: output }, 'tellOtherTabs', { type: 'focusOn', params: TOLD_ID }],
          },
          {
            guard: { type: 'isRefused', params: output },
            target: 'refused',
            actions: [
              { type: 'keepRefusal', params: output },
              { type: 'focusOn', params: TOLD_ID },
            ],
          },
          ...leavingAccount,
          { target: 'failing' },
        ],
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    failing: { entry: 'logFailure', always: 'confirming.failed' },
    refused: {},
    withdrawn: {},
    left: {},
  },
  options: { maxIterations: 1000 },
})
