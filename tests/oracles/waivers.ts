import { inspector } from './waivers-of-inspector.ts'

/**
 * Mutants that nobody outside the chart could notice, by machine and by the name that `npm run mutants` gives them, each with
 * a reason that a reader can check. One that is noticed, or that is no more, fails.
 */
export const WAIVERS: Record<string, Record<string, string>> = {
  inspector,
  carousel: {
    'carousel.machine.ts carouselMachine.actions.drop.draggedFrom: 0 + 1':
      'read only while a finger holds the row, and then it is where that came down',
    'carousel.machine.ts carouselMachine.context.draggedFrom: 0 + 1':
      'read only while a finger holds the row, and then it is where that came down',
    'carousel.rules.ts swipeStep: comparison turned: distance < 0 with <=':
      'a distance of 0 is no swipe and does not get there',
    'carousel.rules.ts swipeStep: 0 + 1 (2)': 'between -40 and 40 nothing is a swipe, so that 0 and 1 part the same',
  },
  stickySummary: {
    'sticky-summary.machine.ts stickySummaryMachine.states.bar.states.hidden.always: target shown moved to leaving':
      'with an add-on selected leaving leads on to shown in the same step',
    'sticky-summary.machine.ts stickySummaryMachine.states.bar.states.leaving.always: target shown moved to hidden':
      'with an add-on selected hidden leads on to shown in the same step',
  },
  ercPage: {
    'erc-page.machine.ts ercPageMachine.states.selling.on.PRESS.actions: actions swapped: keepBuyer, add':
      'what is put into the cart does not depend on who buys it, nor the other way round',
    "erc-page.machine.ts ercPageMachine.context.variantId: optional part dropped: offer?.variantId ?? '' is offer?.variantId":
      'where nothing is offered the button adds nothing, whatever it is asked for (isOrderable)',
    'erc-page.machine.ts ercPageMachine.context.variantId: word replaced by add':
      'where nothing is offered the button adds nothing, whatever it is asked for (isOrderable)',
    'erc-page.connect.ts connectErcPage.error: optional part dropped: button?.error ?? null is button?.error':
      'the button is there as long as the page, and says null where nothing is wrong; the type cannot say so',
  },
  cardForm: {
    'card-form.rules.ts endOf: optional part dropped: month && year is month':
      'the pattern finds both or neither; the type cannot say so',
    'card-form.rules.ts endOf: optional part dropped: month && year is year':
      'the pattern finds both or neither; the type cannot say so',
  },
  editCard: {
    'card-form.rules.ts endOf: optional part dropped: month && year is month':
      'the pattern finds both or neither; the type cannot say so',
    'card-form.rules.ts endOf: optional part dropped: month && year is year':
      'the pattern finds both or neither; the type cannot say so',
  },
  purchaseOption: {
    'purchase-option.machine.ts purchaseOptionMachine.states.option.states.subscription.on.PICK: target standalone moved to deciding':
      'what was picked is kept before, and deciding leads on to it in the same step',
    'purchase-option.machine.ts purchaseOptionMachine.states.option.states.standalone.on.PICK: target subscription moved to deciding':
      'what was picked is kept before, and deciding leads on to it in the same step',
  },
  startingProduct: {
    'starting-product.machine.ts questionOf.date_of_birth: optional part dropped: child.birthDate ?? EPOCH is child.birthDate':
      'only what is complete is asked and kept (S-305), so that there is one; the type cannot say so',
    "starting-product.machine.ts questionOf.language: optional part dropped: language ?? 'en' is language":
      'only what is complete is asked and kept (S-305), so that there is one; the type cannot say so',
    'starting-product.machine.ts questionOf.language: word en replaced by eur':
      'only what is complete is asked and kept (S-305), so that there is one; the type cannot say so',
    "starting-product.machine.ts questionOf.currency_code: optional part dropped: currency ?? 'eur' is currency":
      'only what is complete is asked and kept (S-305), so that there is one; the type cannot say so',
    'starting-product.machine.ts questionOf.currency_code: word eur replaced by 1970-01-01':
      'only what is complete is asked and kept (S-305), so that there is one; the type cannot say so',
    'starting-product.machine.ts EPOCH: word 1970-01-01 replaced by agedOut':
      'only what is complete is asked and kept (S-305), so that there is one; the type cannot say so',
    'starting-product.machine.ts toKeep.child.birthDate: optional part dropped: child.birthDate ?? EPOCH is child.birthDate':
      'only what is complete is asked and kept (S-305), so that there is one; the type cannot say so',
  },
  tabs: {
    'tabs.machine.ts neighbour: optional part dropped: ids.at((ids.indexOf(selected) + by) % ids.length) ?? selected is ids.at((ids.indexOf(selected) + by) % ids.length)':
      'the remainder is a place among the tabs, so that there is one; the type cannot say so',
  },
  dobInput: {
    'dob-input.machine.ts dobInputMachine.actions.keepDate: optional part dropped: pastedDate(text, context.order) ?? context.parts is pastedDate(text, context.order)':
      'the guard of this transition has found a date in that text; the type cannot say so',
  },
  finder: {
    "finder.machine.ts finderMachine.guards.wasRefused: optional part dropped: context.told !== null && context.told !== 'agedOut' is context.told !== 'agedOut'":
      'where nothing was told, the state that says what was told says nothing, and every event leads on alike',
    'finder.machine.ts finderMachine.states.asking.on.SUBMIT.actions.params: optional part dropped: birthDate ?? fields.today is birthDate':
      'the guard of this transition has found a kit for the date, so that there is one; the type cannot say so',
    "finder.machine.ts finderMachine.states.opening.invoke.input.href: optional part dropped: kitIn(context)?.anchor ?? '' is kitIn(context)?.anchor":
      'only a date with a kit leads there, and no other is taken while it opens; the type cannot say so',
    'finder.connect.ts errorOf: word agedOut replaced by unopened':
      'who is past every kit is told so in a state of its own, never in this one; the type cannot say so',
    'finder.connect.ts errorOf: optional part dropped: fields?.error ?? null is fields?.error':
      'the fields are there as long as the finder; the type cannot say so',
  },
  kitPage: {
    'kit-page.machine.ts kitPageMachine.states.saving.invoke.onDone: target saving moved to settled':
      'with another choice waiting settled leads on to saving in the same step',
    'kit-page.machine.ts kitPageMachine.states.failing.always: target saving moved to settled':
      'with another choice waiting settled leads on to saving in the same step',
    'kit-page.machine.ts kitPageMachine.on.OPTION.actions: actions swapped: tellOption, keepChoice':
      'what the main button is told does not depend on what is kept, nor the other way round',
    'kit-page.machine.ts kitPageMachine.states.saving.invoke.onDone.actions: actions swapped: endSaving, tellKept':
      'the main button is told one word, whatever is on its way',
    'kit-page.machine.ts kitPageMachine.states.failing.always.actions: actions swapped: endSaving, tellUnkept':
      'the main button is told one word, whatever is on its way',
    "kit-page.machine.ts kitPageMachine.states.saving.invoke.input: optional part dropped: saving ?? { kitAnchor, kind: 'subscription' } is saving":
      'the choice that waited is on its way from the moment this state is entered; the type cannot say so',
  },
  regionLanguage: {
    'region-language.machine.ts regionLanguageMachine.states.leaving.invoke.input.href: optional part dropped: context.href ?? context.path is context.href':
      'only a choice leads there, and it has kept its address; the type cannot say so',
    "region-language.rules.ts selectedRegion.chosen: optional part dropped: region && options.find(({ link }) => link.split('/').includes(region)) is options.find(({ link }) => link.split('/').includes(region))":
      'no link holds a region that is null, so that none is found without the question either',
    'region-language.rules.ts languageHref.undefined: 2 + 1': 'only the first two parts are read',
  },
  subscriptionFlow: {
    "subscription-flow.machine.ts subscriptionFlowMachine.states.going.states.storingPlan.invoke.input: optional part dropped: context.subflow ?? { paymentOption: 'paygo', size: 1, hasBooks: false } is context.subflow":
      'only a number of kits that was chosen before leads there (isSimplified); the type cannot say so',
    'subscription-flow.machine.ts subscriptionFlowMachine.states.going.states.storingPlan.invoke.input.size: 1 + 1':
      'only a number of kits that was chosen before leads there (isSimplified); the type cannot say so',
    'subscription-flow.machine.ts subscriptionFlowMachine.states.notStoring.entry: actions swapped: tell, logFailure':
      'what is logged does not depend on what is said, and both happen in one step',
    'subscription-flow.machine.ts subscriptionFlowMachine.states.notOpening.entry: actions swapped: tell, logFailure':
      'what is logged does not depend on what is said, and both happen in one step',
  },
  childInfo: {
    "child-info.machine.ts childInfoMachine.actions.restoreFields.text: optional part dropped: birthDate ?? '' is birthDate":
      'the guard of this transition has found a date in the draft; the type cannot say so',
    'child-info.machine.ts startOf.startDate: optional part dropped: initial?.birthDate ?? null is initial?.birthDate':
      'the fields of the date ask only whether there is one; the type wants null',
    "child-info.machine.ts startOf.language: optional part dropped: initial?.language ?? page.languages[0] ?? 'en' is initial?.language ?? page.languages[0]":
      'books come in at least one language; the type cannot say so',
    'child-info.machine.ts startOf.language: word en replaced by valid':
      'books come in at least one language; the type cannot say so',
    "child-info.connect.ts connectChildInfo.found: optional part dropped: found && snapshot.matches({ asked: 'found' }) is snapshot.matches({ asked: 'found' })":
      'where it is found there is a kit; the type cannot say so',
  },
  paymentOptions: {
    'payment-options.machine.ts paymentOptionsMachine.states.choice.states.choosing.states.notRemembered.always: target forgotten moved to quiet':
      'the button tells our server the whole choice, whether the last pick was remembered or not',
    "payment-options.machine.ts chosenIn: optional part dropped: choiceOf(context) ?? { paymentOption: 'paygo', size: 1, hasBooks: false } is choiceOf(context)":
      'without a plan nothing is picked or sent (isOffered, hasPlan); the type cannot say so',
    'payment-options.machine.ts chosenIn.paymentOption: word paygo replaced by continuing':
      'without a plan nothing is picked or sent (isOffered, hasPlan); the type cannot say so',
    'payment-options.machine.ts chosenIn.size: 1 + 1':
      'without a plan nothing is picked or sent (isOffered, hasPlan); the type cannot say so',
  },
  checkoutStart: {
    "checkout-start.machine.ts questionOf.idempotencyKey: optional part dropped: key ?? '' is key":
      'nothing is started before there is a key (naming, hasKey); the type cannot say so',
    'checkout-start.machine.ts questionOf.idempotencyKey: word replaced by #checkoutStart.leaving':
      'nothing is started before there is a key (naming, hasKey); the type cannot say so',
    'checkout-start.rules.ts STATUS.unauthorised: 401 + 1':
      'an answer about the account leads to the sign-up and is never said (needsAccount)',
    'checkout-start.rules.ts STATUS.needsAccount: 403 + 1':
      'an answer about the account leads to the sign-up and is never said (needsAccount)',
  },
  ercCheckoutContinue: {
    'erc-checkout-continue.machine.ts ercCheckoutContinueMachine.on.GO: target .underWay moved to failing':
      'failing leads on to underWay in the same step, and a way to the checkout that waits for no answer takes none',
    'erc-checkout-continue.machine.ts ercCheckoutContinueMachine.states.continuing.invoke.onDone: target underWay moved to failing':
      'failing leads on to underWay in the same step, and a way to the checkout takes one answer',
    'erc-checkout-continue.machine.ts ercCheckoutContinueMachine.context.uuid: word replaced by dropWay':
      'read only while the checkout is asked, and then it is the one that was started',
  },
  checkout: {
    'checkout.machine.ts checkoutMachine.entry: actions swapped: spawnContact, spawnAddress':
      'each field machine is made from the context alone, and none reads another',
    'checkout.machine.ts checkoutMachine.entry: actions swapped: spawnAddress, spawnCard':
      'each field machine is made from the context alone, and none reads another',
    'checkout.machine.ts checkoutMachine.on.RESTORE.actions: actions swapped: fillContact, fillAddress':
      'each goes to a machine of its own, and says what the context held before both',
    'checkout.machine.ts checkoutMachine.states.withBuyer.states.loading.invoke.onDone.actions: actions swapped: fillContact, fillAddress':
      'each goes to a machine of its own, and says what the context held before both',
    'checkout.machine.ts checkoutMachine.states.withBuyer.states.confirmed.entry: actions swapped: forgetPayment, clearCard':
      'the machine of the card is told one word, whatever is kept of the payment',
    'checkout.machine.ts checkoutMachine.states.paying.states.failing.entry: actions swapped: tell, logFailure':
      'what is logged is no part of what is said, nor the other way round',
    'checkout.machine.ts checkoutMachine.states.refused.entry: actions swapped: forgetAttempt, tellRefusal':
      'what is said is read from the refusal, and the payment is no part of it',
    'checkout.machine.ts checkoutMachine.states.notFound.entry: actions swapped: forgetPayment, clearCard':
      'the machine of the card is told one word, whatever is kept of the payment',
    'checkout.machine.ts checkoutMachine.states.signedOut.entry: actions swapped: forgetPayment, clearCard':
      'the machine of the card is told one word, whatever is kept of the payment',
    'checkout.machine.ts checkoutMachine.states.otherPerson.entry: actions swapped: forgetPayment, clearCard':
      'the machine of the card is told one word, whatever is kept of the payment',
    'checkout.setup.ts savingOf.invoke.onDone.actions: actions swapped: keepCheckout, forgetDraft':
      "what the browser kept of this step goes, whatever the answer's checkout says",
    'checkout.setup.ts failingOf.entry: actions swapped: tell, logFailure':
      'what is logged is no part of what is said, nor the other way round',
  },
  giftActivation: {
    'gift-activation.machine.ts giftActivationMachine.states.activating.invoke.onDone.actions: actions swapped: keepFollowing, tell':
      'each writes parts of its own, and neither reads those of the other',
    'gift-activation.machine.ts giftActivationMachine.states.failing.entry: actions swapped: tell, logFailure':
      'what is logged is no part of what is said, nor the other way round',
    'gift-activation.machine.ts giftActivationMachine.states.activating.invoke.onDone: target form moved to found':
      'what was found leads whoever is signed in to the form at once, and nobody else gets so far',
    'gift-activation.machine.ts giftActivationMachine.states.activating.invoke.onDone: target form moved to found (2)':
      'what was found leads whoever is signed in to the form at once, and nobody else gets so far',
    'gift-activation.machine.ts giftActivationMachine.states.activating.invoke.onDone: target form moved to found (3)':
      'what was found leads whoever is signed in to the form at once, and nobody else gets so far',
    'gift-activation.machine.ts giftActivationMachine.states.activating.invoke.onDone: target form moved to found (4)':
      'what was found leads whoever is signed in to the form at once, and nobody else gets so far',
    'gift-activation.machine.ts giftActivationMachine.states.failing.always: target form moved to found':
      'what was found leads whoever is signed in to the form at once, and nobody else gets so far',
    'gift-activation.machine.ts giftActivationMachine.states.lookingUp.invoke.onDone.actions: actions swapped: tell, forgetSaved':
      'what the tab has kept is no part of what is said, nor the other way round',
    'gift-activation.machine.ts giftActivationMachine.states.activating.invoke.onDone.actions: actions swapped: tell, forgetSaved':
      'what the tab has kept is no part of what is said, nor the other way round',
    'gift-activation.machine.ts giftActivationMachine.states.activated.entry: actions swapped: forgetCode, forgetSaved':
      'the schedule is opened for a child, and the code is no part of that, wherever it is forgotten first',
    'gift-activation.machine.ts giftActivationMachine.states.activated.entry: actions swapped: forgetSaved, forgetDraft':
      'the tab keeps the code and the form apart, whichever is forgotten first',
    'gift-activation.machine.ts giftActivationMachine.states.activated.entry: actions swapped: forgetDraft, goToSchedule':
      'the schedule is opened for a child, and the form is no part of that, wherever it is forgotten first',
    'gift-activation.machine.ts giftActivationMachine.states.code.on.DRAFT.actions: actions swapped: restore, restoreFields':
      'each writes parts of its own, and neither reads those of the other',
    "gift-activation.machine.ts giftActivationMachine.states.lookingUp.invoke.input.code: optional part dropped: giftCodeOf(context.code) ?? '' is giftCodeOf(context.code)":
      'only what can be a code is looked up (isCode); the type cannot say so',
    "gift-activation.machine.ts redemptionOf.code: optional part dropped: giftCodeOf(code) ?? '' is giftCodeOf(code)":
      'the form comes after a code that could be one (isCode), which does not change there; the type cannot say so',
    'gift-activation.machine.ts redemptionOf.code: word replaced by used':
      'the form comes after a code that could be one (isCode), which does not change there; the type cannot say so',
    "gift-activation.machine.ts redemptionOf.key: optional part dropped: key ?? '' is key":
      'nothing is redeemed before there is a key (keying, hasKey); the type cannot say so',
    'gift-activation.machine.ts redemptionOf.key: word replaced by used':
      'nothing is redeemed before there is a key (keying, hasKey); the type cannot say so',
    'gift-activation.rules.ts runningAfter: optional part dropped: runningChild({ children, runningUuid: chosen })?.uuid ?? null is runningChild({ children, runningUuid: chosen })?.uuid':
      'no child has such an id, whichever of the two words for nothing stands there',
    'gift-activation.setup.ts firstContext.runningUuid: optional part dropped: input.children[0]?.uuid ?? null is input.children[0]?.uuid':
      'no child has such an id, whichever of the two words for nothing stands there',
    'gift-activation.rules.ts runningChild: optional part dropped: children.find(({ uuid, running }) => uuid === runningUuid && running !== null) ?? null is children.find(({ uuid, running }) => uuid === r':
      'no child has such an id, whichever of the two words for nothing stands there',
  },
  machineChart: {
    'machine-chart.machine.ts machineChartMachine.context.held.x: 0 + 1':
      'read only while a hand holds the chart, and then it is where that took hold',
    'machine-chart.machine.ts machineChartMachine.context.held.y: 0 + 1':
      'read only while a hand holds the chart, and then it is where that took hold',
  },
}
