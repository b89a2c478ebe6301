import { describe, expect, it, onTestFinished } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import type { ParsedInputOf } from '../../../../contract/endpoint.ts'
import { followShared } from '../../../../contract/sharing/activity-calls.ts'
import { getDiscussion } from '../../../../contract/sharing/discussion-calls.ts'
import { fieldsOfPreset } from '../../../../contract/sharing/links.ts'
import {
  compareShown,
  decideOnVersion,
  getShownPart,
  getShownVersion,
  reckonShown,
  type Decision,
  type LineDecision,
  type Shown,
} from '../../../../contract/sharing/sending-calls.ts'
import { landmarkViolations, seriousViolations } from '../../../testing/axe.ts'
import { OAK_LINE_ID } from '../../../testing/lobby.ts'
import { answerLookups } from '../../../testing/lookups.ts'
import { answer, cutOff, stream, type Stream } from '../../../testing/server-answers.ts'
import { aListToChooseFrom, ALTERNATIVES } from '../../../testing/sending.ts'
import { show, type Setting } from '../../../testing/show.tsx'
import { SentView } from './SentView.tsx'

/** Answers are kept by token for as long as the page is open. */
let visits = 0
const PHONE = { width: 390, height: 844 }
const TIME = Date.UTC(2026, 2, 4, 12)

const [ash, elm] = ALTERNATIVES

function shownOf(number: number, facts: Partial<Shown> = {}): Shown {
  return {
    projectName: 'Harbour flat',
    ownerName: 'Eve',
    role: 'approve',
    fields: fieldsOfPreset('client', 'project'),
    language: 'en',
    expiresAt: TIME,
    version: {
      number,
      letter: `Letter ${number}`,
      sendTime: TIME,
      contentHash: `a${number}`.repeat(32),
      parts: [{ place: 1, kind: 'budget', name: 'Finishes', contentHash: 'b2'.repeat(32) }],
    },
    versions: Array.from({ length: number }, (_, index) => ({ number: number - index, sendTime: TIME })),
    decisions: [],
    ...facts,
  }
}

function aDecision(facts: Partial<Decision> = {}): Decision {
  return {
    id: '1',
    number: 1,
    name: 'Ms Lind',
    verdict: 'changes',
    note: '',
    lines: [],
    totals: [],
    time: TIME,
    ...facts,
  }
}

function aSaidLine(facts: Partial<LineDecision> = {}): LineDecision {
  return {
    place: 1,
    lineId: OAK_LINE_ID,
    chosenId: null,
    verdict: null,
    note: '',
    name: 'Smoked oak',
    chosenName: '',
    ...facts,
  }
}

async function open(facts: Partial<Shown> = {}, setting: Setting = {}): Promise<Stream> {
  visits += 1
  answerLookups()
  answer(getDiscussion, { comments: [], approvals: [] })
  answer(getShownVersion, shownOf(1, facts))
  answer(getShownPart, aListToChooseFrom())
  answer(reckonShown, ({ chosen }) => ({
    total: chosen.some(({ chosenId }) => chosenId === ash.id) ? '45340.00' : '45000.00',
    currency: 'CNY',
  }))
  const live = stream(followShared)
  const token = `a-token-of-the-client-${visits}`
  await show(
    <main id="content" tabIndex={-1}>
      <SentView token={token} />
    </main>,
    { address: `/share/project/${token}`, ...setting },
  )
  await expect
    .element(
      list()
        .getByText(/Panelling/)
        .first(),
    )
    .toBeVisible()
  return live
}

function takeDecisions() {
  const taken: ParsedInputOf<typeof decideOnVersion>[] = []
  answer(decideOnVersion, (decision) => {
    taken.push(decision as never)
    return '1'
  })
  return taken
}

const list = () => page.getByRole('region', { name: 'Finishes', exact: true })
const totals = () => list().getByRole('region', { name: 'Totals' })
/** The total with the choice stands last. */
const AS_PROPOSED = /Total CNY, with tax, as proposed.*With what was chosen, total with tax\s?CNY 45,340.00/
const bar = () => page.getByRole('region', { name: 'Approval' })
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const openLine = async (name: RegExp) => {
  await list().getByRole('button', { name }).last().click()
  return dialog(name)
}
const close = async () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

describe('a client who chooses', () => {
  it.each([
    ['light', PHONE],
    ['dark', { width: 1366, height: 768 }],
  ] as const)('sees what each alternative adds, and what the list comes to (%s)', async (theme, viewport) => {
    await open({}, { theme, viewport })
    await expect.element(list().getByText('2 alternatives')).toBeVisible()
    const line = await openLine(/^Smoked oak/)
    const cards = line.getByRole('radiogroup', { name: 'Choose: what is proposed, or one of 2 alternatives' })
    for (const name of ['Pale ash, adds CNY 340.00', 'Elm, price to be agreed'])
      await expect.element(cards.getByRole('radio', { name })).not.toBeChecked()
    await expect.element(cards.getByRole('radio', { name: /^Smoked oak, Proposed, CNY 4,500.00/ })).not.toBeChecked()
    await cards.getByText('Pale ash', { exact: true }).click()
    await expect.element(line.getByText('With what you have chosen, total with tax: CNY 45,340.00')).toBeVisible()
    expect(await seriousViolations(line.element())).toEqual([])
    await close()
    await expect.element(list().getByText('You choose Pale ash')).toBeVisible()
    await expect.element(list().getByText('With what you have chosen, total with tax: CNY 45,340.00')).toBeVisible()
    await expect.element(totals()).toMatchTextContent(AS_PROPOSED)
    await expect.element(list().getByText(/^Subtotal as proposed: /)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width)
    expect(await landmarkViolations(document.querySelector('main') as HTMLElement)).toEqual([])
  })

  it('moves between the cards with the arrow keys', async () => {
    await open()
    const line = await openLine(/^Smoked oak/)
    await line.getByRole('radio', { name: /^Smoked oak/ }).click()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(line.getByRole('radio', { name: /^Pale ash/ })).toBeChecked()
  })

  it('approves all of it with what was chosen, and signs it by name', async () => {
    await open({}, { viewport: PHONE })
    const line = await openLine(/^Smoked oak/)
    await line.getByText('Pale ash', { exact: true }).click()
    await close()
    await button('Approve version 1').click()
    const form = dialog('Approve version 1')
    await expect.element(form.getByText('Pale ash instead of Smoked oak')).toBeVisible()
    await expect.element(form.getByText('With what you have chosen, total with tax: CNY 45,340.00')).toBeVisible()
    expect(form.getByText('Where nothing was chosen').elements()).toEqual([])
    const taken = takeDecisions()
    await form.getByLabelText('Your name').fill('Ms Lind')
    await form.getByRole('button', { name: 'Approve' }).click()
    await expect.element(form).not.toBeInTheDocument()
    expect(taken).toMatchObject([
      { verdict: 'approved', lines: [{ place: 1, lineId: OAK_LINE_ID, chosenId: ash.id, verdict: null, note: '' }] },
    ])
    await expect.element(list().getByText('2 alternatives')).toBeVisible()
  })

  it('is told that what is proposed counts where nothing was chosen', async () => {
    await open()
    await button('Approve version 1').click()
    await expect.element(dialog('Approve version 1').getByText('Where nothing was chosen')).toBeVisible()
  })

  it('keeps what was signed before, where they approve the rest', async () => {
    const before = aSaidLine({ chosenId: ash.id, chosenName: 'Pale ash' })
    await open({ decisions: [aDecision({ lines: [before] })] })
    await expect.element(list().getByText('Pale ash chosen by Ms Lind')).toBeVisible()
    await button('Approve version 1').click()
    const form = dialog('Approve version 1')
    await expect.element(form.getByText('Pale ash instead of Smoked oak')).toBeVisible()
    const taken = takeDecisions()
    await form.getByLabelText('Your name').fill('Ms Lind')
    await form.getByRole('button', { name: 'Approve' }).click()
    await expect.poll(() => taken).toMatchObject([{ lines: [{ chosenId: ash.id }] }])
  })

  it('takes back what they asked to change, and is told so, where they approve all of it', async () => {
    const asked = aSaidLine({ verdict: 'changes', note: 'Too dark' })
    await open({ decisions: [aDecision({ lines: [asked] })] })
    await expect.element(list().getByText('Change asked for by Ms Lind: Too dark')).toBeVisible()
    await button('Approve version 1').click()
    await expect
      .element(dialog('Approve version 1').getByText('You take back what you asked to change: Smoked oak'))
      .toBeVisible()
  })

  it('and who may only look reads the totals with what was signed, and the others as proposed', async () => {
    const chosen = aSaidLine({ chosenId: ash.id, chosenName: 'Pale ash' })
    await open({ role: 'view', decisions: [aDecision({ lines: [chosen] })] })
    await expect.element(totals()).toMatchTextContent(AS_PROPOSED)
  })

  it('has the totals as they are where the line itself is chosen', async () => {
    await open({ decisions: [aDecision({ lines: [aSaidLine({ chosenId: OAK_LINE_ID })] })] })
    await expect.element(list().getByText('Smoked oak chosen by Ms Lind')).toBeVisible()
    await expect.element(totals()).not.toMatchTextContent(/as proposed|chosen/)
    expect(
      list()
        .getByText(/^Subtotal as proposed: /)
        .elements(),
    ).toEqual([])
  })

  it('and who may only look sees the alternatives without choosing', async () => {
    await open({ role: 'view' })
    const line = await openLine(/^Smoked oak/)
    await expect.element(line.getByRole('heading', { name: '2 alternatives' })).toBeVisible()
    await expect.element(line.getByText('adds CNY 340.00')).toBeVisible()
    expect(line.getByRole('radio').elements()).toEqual([])
    expect(page.getByRole('button', { name: /^Approve/ }).elements()).toEqual([])
    expect(await seriousViolations(line.element())).toEqual([])
  })
})

describe('a client who answers line by line', () => {
  it('approves with one press, asks for a change in words, and sends both', async () => {
    await open({}, { viewport: PHONE })
    await button('Approve Panelling; its price is to be agreed').click()
    await expect.element(list().getByText('You approve')).toBeVisible()
    await expect.element(bar()).toMatchTextContent(/1 of 3 answered/)
    // It is there when the link is opened again; what opens the link is stored nowhere.
    expect(JSON.stringify(Object.entries(localStorage))).toContain('Panelling')
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('a-token-of')
    const line = await openLine(/^Travertine/)
    await line.getByText('Ask for a change').click()
    expect(await seriousViolations(line.element())).toEqual([])
    await close()
    await expect.element(bar()).toMatchTextContent(/2 of 3 answered · 1 change/)
    expect(button('Approve version 1').elements()).toEqual([])
    await button('Send answers').click()
    const form = dialog('Send answers to version 1')
    await expect.element(form.getByText('1 line is left without an answer.')).toBeVisible()
    await form.getByLabelText('Your name').fill('Ms Lind')
    await form.getByRole('button', { name: 'Send' }).click()
    const words = form.getByLabelText(/^What should change: Travertine/)
    await expect.element(words).toHaveFocus()
    await expect.element(form.getByText('Please say what should change')).toBeVisible()
    expect(await seriousViolations(form.element())).toEqual([])
    const taken = takeDecisions()
    await words.fill('A lighter one')
    await form.getByRole('button', { name: 'Send' }).click()
    await expect.element(form).not.toBeInTheDocument()
    expect(taken).toMatchObject([
      {
        verdict: 'changes',
        note: '',
        lines: [
          { chosenId: null, verdict: 'approved', note: '' },
          { chosenId: null, verdict: 'changes', note: 'A lighter one' },
        ],
      },
    ])
    await expect.element(button('Ask for changes')).toBeVisible()
    expect(list().getByText('You approve').elements()).toEqual([])
  })

  it('is told at the press, and where they sign, that a price is open, and how it is sent', async () => {
    await open({}, { viewport: PHONE })
    const line = await openLine(/^Smoked oak/)
    await expect.element(line.getByText(/^Its price is to be agreed/)).not.toBeInTheDocument()
    await line.getByText('Elm', { exact: true }).click()
    await expect.element(line.getByText(/^Its price is to be agreed: you approve the material/)).toBeVisible()
    await line.getByText('Approve', { exact: true }).click()
    await expect.element(line.getByText('Not sent yet: it goes with “Send answers”.')).toBeVisible()
    await close()
    await expect.element(list().getByText('You approve; the price is to be agreed')).toBeVisible()
    await expect.element(button('Approve Smoked oak; its price is to be agreed')).toBeVisible()
    await button('Send answers').click()
    const form = dialog('Send answers to version 1')
    await expect.element(form.getByText('Prices to be agreed, and not approved with it: Elm')).toBeVisible()
    expect(await seriousViolations(form.element())).toEqual([])
  })

  it('reads what was signed in words, and what it comes to', async () => {
    const lines = [
      aSaidLine({ chosenId: ash.id, chosenName: 'Pale ash', verdict: 'approved' }),
      aSaidLine({ lineId: elm.id, name: 'Panelling', verdict: 'changes', note: 'Darker' }),
    ]
    await open({
      role: 'comment',
      decisions: [aDecision({ lines, totals: [{ place: 1, total: '45340.00', currency: 'CNY' }] })],
    })
    await expect
      .element(bar())
      .toMatchTextContent(
        /Changes of version 1 asked for by Ms Lind.*Pale ash instead of Smoked oak.*Panelling: Darker/,
      )
    await expect.element(bar()).toMatchTextContent(/Comes to CNY 45,340.00/)
    await expect.element(list().getByText('Approved by Ms Lind')).toBeVisible()
  })

  it('reads how much was chosen, and the words of each change, where no names are told', async () => {
    const lines = [
      aSaidLine({ name: '', chosenId: ash.id }),
      aSaidLine({ name: '', verdict: 'changes', note: 'Darker', lineId: ash.id }),
    ]
    await open({ role: 'comment', decisions: [aDecision({ lines })] })
    await expect.element(bar()).toMatchTextContent(/by Ms Lind.*1 choice\s?Darker/)
    await expect.element(bar()).not.toHaveTextContent('instead of')
  })

  it('reads first what counts now of each person, and the earlier answers folded', async () => {
    const asked = aSaidLine({ lineId: elm.id, name: 'Panelling', verdict: 'changes', note: 'Darker' })
    await open({
      decisions: [
        aDecision({ id: '4', lines: [aSaidLine({ verdict: 'approved' })] }),
        aDecision({ id: '3', name: 'Mr Holm', verdict: 'approved' }),
        aDecision({ id: '2', name: 'ms Lind', verdict: 'approved' }),
        aDecision({ id: '1', lines: [asked] }),
      ],
    })
    await expect
      .element(bar())
      .toMatchTextContent(/^Version 1 answered by Ms Lind.*2 earlier answers of Ms Lind.*Version 1 approved by Mr Holm/)
    await expect.element(bar().getByText('Panelling: Darker')).not.toBeVisible()
    await bar().getByText('2 earlier answers of Ms Lind').click()
    await expect.element(bar().getByText('Panelling: Darker')).toBeVisible()
    expect(await seriousViolations(bar().element())).toEqual([])
  })

  it('reads on paper what is folded of the answer that counts', async () => {
    const lines = [aSaidLine({ verdict: 'approved' })]
    await open({ decisions: [aDecision({ id: '2', lines }), aDecision({ note: 'Of before' })] })
    const told = bar().getByText('Smoked oak')
    await expect.element(told).not.toBeVisible()
    onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })))
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
    await expect.element(told).toBeVisible()
    await expect.element(bar().getByText(/earlier answer/)).not.toBeVisible()
  })

  it('is told in plain words that nothing was sent without a connection', async () => {
    await open()
    await button('Approve version 1').click()
    const form = dialog('Approve version 1')
    cutOff(decideOnVersion)
    await form.getByLabelText('Your name').fill('Ms Lind')
    await form.getByRole('button', { name: 'Approve' }).click()
    await expect.element(form.getByText(/^Not sent\. .* The connection failed/)).toBeVisible()
  })

  it.each([
    [1366, 768],
    [844, 390],
    [195, 422],
  ])('has what was not sent, and the way to send it, in sight (%i × %i)', async (width, height) => {
    await open({}, { viewport: { width, height } })
    await button('Approve Panelling; its price is to be agreed').click()
    await expect.element(button('Send answers')).toBeInViewport({ ratio: 1 })
    await expect.element(bar().getByText('1 of 3 answered')).toBeInViewport({ ratio: 1 })
    expect(bar().element().getBoundingClientRect().height).toBeLessThan(height / 2)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })

  it('tells a line that was signed from one that was not sent, and from one without an answer', async () => {
    const signed = aSaidLine({ verdict: 'approved', chosenId: ash.id, chosenName: 'Pale ash' })
    await open({ decisions: [aDecision({ lines: [signed] })] })
    await expect.element(list().getByText('Pale ash chosen by Ms Lind')).toBeVisible()
    await expect
      .element(button('Approve Panelling; its price is to be agreed'))
      .toHaveAttribute('aria-pressed', 'false')
    expect(button('Approve Smoked oak').elements()).toEqual([])
    // They may answer differently, and see that it is new.
    const line = await openLine(/^Smoked oak/)
    await line.getByRole('radio', { name: /^Elm/ }).click()
    await expect.element(line.getByText('Chosen', { exact: true })).toBeVisible()
    await close()
    await expect.element(list().getByText('You choose Elm')).toBeVisible()
    await expect.element(bar()).toMatchTextContent(/1 new answer, not sent yet/)
  })

  it('tells of an approval of the whole which prices are open, and at the others nothing', async () => {
    await open({ decisions: [aDecision({ verdict: 'approved' })] })
    await expect
      .element(list().getByRole('row', { name: /Panelling/ }))
      .toMatchTextContent('Approved by Ms Lind; the price is to be agreed')
    await expect.element(list().getByRole('row', { name: /Smoked oak/ })).not.toMatchTextContent('Approved by')
  })

  it('is told what they asked in the version before, and what was approved there and is the same still', async () => {
    const changed = [{ what: { id: OAK_LINE_ID, name: '', enName: '' }, fields: [{ field: 'amount' as const, from: null, to: null }] }] // prettier-ignore
    const difference = { added: [], removed: [], replaced: [], changed }
    answer(compareShown, {
      before: 1,
      hasOtherLetter: false,
      parts: [{ place: 1, kind: 'budget', name: 'Finishes', state: 'changed', difference }],
    })
    const asked = aSaidLine({ verdict: 'changes', note: 'Darker' })
    const decisions = [aDecision({ id: '2', lines: [asked] }), aDecision({ verdict: 'approved' })]
    await open({ ...shownOf(2), decisions })
    await expect.element(list().getByText('Change asked for in version 1 by Ms Lind: Darker')).toBeVisible()
    const told = list().getByText('Approved in version 1 by Ms Lind, the same still')
    await expect.poll(() => told.elements()).toHaveLength(2)
    expect(await seriousViolations(list().element())).toEqual([])
    await button('Approve Panelling; its price is to be agreed').click()
    await expect.poll(() => told.elements()).toHaveLength(1)
    await expect.element(bar()).toMatchTextContent(/1 of 3 answered/)
  })

  it('has answers to a version that was replaced named and not lost, and never carried on', async () => {
    const live = await open()
    await button('Approve Panelling; its price is to be agreed').click()
    await expect.element(bar()).toMatchTextContent(/1 of 3 answered/)
    answer(getShownVersion, ({ number }) => ({
      ...shownOf(2),
      ...(number !== undefined && { version: shownOf(Number(number)).version }),
    }))
    live.send({ of: 'content' })
    await expect.element(bar()).toMatchTextContent(/1 answer to version 1 was not sent/)
    await button('See version 2').click()
    await expect.element(page.getByText('Letter 2')).toBeVisible()
    await expect.element(bar()).toMatchTextContent(/1 answer to version 1 was not sent. It does not hold for version 2/)
    await expect.element(button('Ask for changes')).toBeVisible()
    expect(list().getByText('You approve').elements()).toEqual([])
    await button('Put them away').click()
    await expect.element(button('Put them away')).not.toBeInTheDocument()
  })

  it('reads it in Chinese', async () => {
    await open({ language: 'zh-CN' }, { viewport: PHONE })
    await expect.element(list().getByText('2 个备选')).toBeVisible()
    await button('确认Panelling（价格待商定）').click()
    await expect.element(button('发送答复')).toBeVisible()
  })
})
