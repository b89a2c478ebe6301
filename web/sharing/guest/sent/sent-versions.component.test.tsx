import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { InputOf } from '../../../../contract/endpoint.ts'
import { followShared } from '../../../../contract/sharing/activity-calls.ts'
import { getDiscussion } from '../../../../contract/sharing/discussion-calls.ts'
import {
  compareShown,
  decideOnVersion,
  exportShownDecision,
  exportShownVersion,
  getShownPart,
  getShownVersion,
  type Decision,
  type Shown,
} from '../../../../contract/sharing/sending-calls.ts'
import { fieldsOfPreset } from '../../../../contract/sharing/links.ts'
import { Toasts } from '../../../kit/toasts/Toasts.tsx'
import { landmarkViolations, seriousViolations } from '../../../testing/axe.ts'
import { aLobbyBoard, aLobbyBudget } from '../../../testing/lobby.ts'
import { answerLookups } from '../../../testing/lookups.ts'
import {
  answer,
  asked,
  breakDown,
  cutOff,
  Refusal,
  refuse,
  stream,
  type Stream,
} from '../../../testing/server-answers.ts'
import { aSharedFolder, aSharedView } from '../../../testing/sharing.ts'
import { show, type Setting } from '../../../testing/show.tsx'
import { DecisionFile } from './DecisionFile.tsx'
import { SentView } from './SentView.tsx'

const TOKEN = 'a-token-that-nobody-else-has'
/** Drafts are kept by token for as long as the page is open. */
let visits = 0
const PHONE = { width: 390, height: 844 }
const views = [
  aSharedView({ board: aLobbyBoard() }),
  aSharedView({ budget: aLobbyBudget() }),
  aSharedView({ folder: aSharedFolder(2, { name: 'Taps' }) }),
] as const
const dayOf = (number: number) => Date.UTC(2026, 2, number, 12)

function aVersion(number: number): NonNullable<Shown['version']> {
  return {
    number,
    letter: `Dear Ms Lind, this is letter ${number}`,
    sendTime: dayOf(number),
    contentHash: `a${number}`.repeat(32),
    parts: [
      { place: 1, kind: 'board', name: 'Hall', contentHash: 'b1'.repeat(32) },
      { place: 2, kind: 'budget', name: 'Finishes', contentHash: 'b2'.repeat(32) },
      { place: 3, kind: 'folder', name: 'Taps', contentHash: 'b3'.repeat(32) },
    ],
  }
}

/** What the link opens where these versions may be seen, the last one by default. */
function shownOf(numbers: readonly number[], facts: Partial<Shown> = {}): Shown {
  const [last] = numbers
  return {
    projectName: 'Harbour flat',
    ownerName: 'Eve',
    role: 'approve',
    fields: [...fieldsOfPreset('client', 'project'), 'certificates'],
    language: 'en',
    expiresAt: dayOf(90),
    version: last === undefined ? null : aVersion(last),
    versions: numbers.map((number) => ({ number, sendTime: dayOf(number) })),
    decisions: [],
    ...facts,
  }
}

function aDecision(facts: Partial<Decision> = {}): Decision {
  return {
    id: '1',
    number: 1,
    name: 'Ms Lind',
    verdict: 'approved',
    note: '',
    lines: [],
    totals: [],
    time: dayOf(4),
    ...facts,
  }
}

function answerSent(numbers: readonly number[], facts: Partial<Shown> = {}): void {
  answer(getDiscussion, { comments: [], approvals: [] })
  answer(getShownVersion, ({ number }) => {
    const shown = shownOf(numbers, facts)
    return number === undefined ? shown : { ...shown, version: aVersion(Number(number)) }
  })
}

async function open(numbers: readonly number[], facts: Partial<Shown> = {}, setting: Setting = {}): Promise<Stream> {
  answerLookups()
  answerSent(numbers, facts)
  answer(getShownPart, ({ place }) => views[Number(place) - 1] ?? views[0])
  answer(compareShown, { before: 1, hasOtherLetter: false, parts: [] })
  const live = stream(followShared)
  await showPage(setting)
  return live
}

function showPage(setting: Setting = {}) {
  visits += 1
  const token = `${TOKEN}-${visits}`
  return show(
    <main id="content" tabIndex={-1}>
      <SentView token={token} />
    </main>,
    { address: `/share/project/${token}`, ...setting },
  )
}
const main = () => document.querySelector('main') as HTMLElement
const part = (name: string) => page.getByRole('region', { name, exact: true })
const bar = () => page.getByRole('region', { name: 'Approval' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = (name: string) => page.getByRole('dialog', { name })
const letter = (number: number) => page.getByText(`this is letter ${number}`)

describe('a client', () => {
  it.each([
    ['light', 1366],
    ['dark', 320],
  ] as const)('reads the letter and all parts, with what is as of today (%s, %s)', async (theme, width) => {
    await open([1], {}, { theme, viewport: { width, height: 768 } })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Harbour flat' })).toBeVisible()
    await expect.element(page.getByText(/^Eve · sent on March 1, 2026$/)).toBeVisible()
    await expect
      .element(page.getByText('As of today: certificates and lead times. All else is as it was sent.'))
      .toBeVisible()
    await expect.element(letter(1)).toBeVisible()
    await expect.element(part('Hall').getByRole('heading', { name: 'Legend' })).toBeInTheDocument()
    await expect.element(part('Finishes').getByRole('heading', { name: 'Totals' })).toBeInTheDocument()
    await expect.element(part('Taps').getByText('Oak 2').first()).toBeInTheDocument()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await seriousViolations(document.body)).toEqual([])
    expect(await landmarkViolations(main())).toEqual([])
  })

  it('goes to a part, and reads on there with the keyboard', async () => {
    await open([1], {}, { viewport: PHONE })
    await expect.element(part('Taps').getByText('Oak 2').first()).toBeInTheDocument()
    await button('Finishes Budget list').click()
    await expect.element(part('Finishes')).toHaveFocus()
    await expect.element(page.getByText('Part 2 of 3')).toBeVisible()
    await button('The next part').click()
    await expect.element(part('Taps')).toHaveFocus()
  })

  it('reads in the language of the link', async () => {
    await open([2, 1], { language: 'zh-CN' })
    await expect.element(page.getByText('请您答复第 2 版。')).toBeVisible()
    await page.getByRole('button', { name: 'English' }).click()
    await expect.element(page.getByText('Your answer to version 2 is asked for.')).toBeVisible()
  })

  it('opens it with a token in a header that is kept nowhere, and a password', async () => {
    answerLookups()
    stream(followShared)
    answer(getShownPart, views[0])
    answer(getDiscussion, { comments: [], approvals: [] })
    const tokens = new Set<string | null>()
    answer(getShownVersion, (_input, headers) => {
      tokens.add(headers.get('Share-Token'))
      if (headers.get('Share-Password') !== 'harbour') throw new Refusal(1_009_003_001)
      return shownOf([1])
    })
    await showPage()
    await page.getByLabelText('Password').fill('lobby')
    await button('Open').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('This password is not right.')
    await page.getByLabelText('Password').fill('harbour')
    await button('Open').click()
    await expect.element(letter(1)).toBeVisible()
    expect([...tokens]).toEqual([`${TOKEN}-${visits}`])
    expect(asked.join(' ')).not.toContain(TOKEN)
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(TOKEN)
  })

  it('is told where the link has ended', async () => {
    refuse(getShownVersion, 404)
    await showPage()
    await expect.element(page.getByRole('heading', { name: 'This link opens nothing (any more).' })).toBeVisible()
  })

  it('who may only look has nothing to decide', async () => {
    await open([1], { role: 'view' })
    await expect.element(letter(1)).toBeVisible()
    expect(bar().elements()).toEqual([])
  })
})

describe('versions', () => {
  it('an older one leads to the newest, and says what it changed', async () => {
    await open([3, 2, 1])
    answer(compareShown, {
      before: 1,
      hasOtherLetter: true,
      parts: [
        { place: 1, kind: 'board', name: 'Hall', state: 'new', difference: null },
        {
          place: 2,
          kind: 'budget',

          name: 'Finishes',
          state: 'changed',
          difference: { added: [{ id: 'a', name: '亚麻', enName: 'Linen' }], removed: [], replaced: [], changed: [] },
        },
        { place: 2, kind: 'folder', name: 'Taps', state: 'gone', difference: null },
      ],
    })
    await page.getByRole('button', { name: /^Version 3/ }).click()
    await page.getByRole('menuitem', { name: 'Version 2 · March 2, 2026' }).click()
    await expect.element(letter(2)).toBeVisible()
    await expect.element(page.getByText('Version 3 was sent on March 3, 2026.')).toBeVisible()
    await button('What changed in version 2').click()
    for (const text of ['The letter is another one.', 'Hall is new.', 'Linen', 'Taps is no longer in it.'])
      await expect.element(page.getByText(text)).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
    await button('See version 3').click()
    await expect.element(letter(3)).toBeVisible()
    expect(page.getByText('Version 3 was sent on March 3, 2026.').elements()).toEqual([])
  })

  it('one that is sent meanwhile is told, and is not put in the place of what is read', async () => {
    const live = await open([1])
    await expect.element(letter(1)).toBeVisible()
    answerSent([2, 1])
    live.send({ of: 'content' })
    await expect.element(page.getByRole('status').getByText(/^Version 2 was sent on/)).toBeVisible()
    await expect.element(letter(1)).toBeVisible()
    await button('See version 2').click()
    await expect.element(letter(2)).toBeVisible()
  })

  it('before the first one there is nothing, and it appears when it is sent', async () => {
    const live = await open([])
    await expect.element(page.getByRole('heading', { name: 'There is nothing to see here now.' })).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
    answerSent([1])
    live.send({ of: 'content' })
    await expect.element(letter(1)).toBeVisible()
  })

  it('one that is withdrawn is not shown any more, and what was typed stays', async () => {
    const live = await open([2, 1])
    await button('Ask for changes').click()
    await dialog('Ask for changes of version 2').getByLabelText('What should change').fill('A darker oak')
    answerSent([1])
    live.send({ of: 'content' })
    await expect.element(page.getByRole('heading', { name: 'Version 2 is not here any more.' })).toBeVisible()
    await expect.element(page.getByLabelText('Your comment')).toHaveValue('A darker oak')
    expect(letter(2).elements()).toEqual([])
    await button('See version 1').click()
    await expect.element(letter(1)).toBeVisible()
  })
})

describe('deciding', () => {
  const takeDecisions = () => {
    const taken: InputOf<typeof decideOnVersion>[] = []
    answer(decideOnVersion, (decision) => {
      taken.push(decision)
      answerSent([2, 1], { decisions: [aDecision({ ...decision, number: 2, note: decision.note ?? '', lines: [] })] })
      return '1'
    })
    return taken
  }

  it.each(['light', 'dark'] as const)('approves exactly the version that is seen (%s)', async (theme) => {
    await open([2, 1], { decisions: [aDecision()] }, { theme })
    await expect
      .element(bar())
      .toMatchTextContent(
        /Version 2 needs an answer of its own, also where it is the same as what you approved in version 1/,
      )
    await button('Approve version 2').click()
    const form = dialog('Approve version 2')
    await expect.element(form.getByText('Hall · Finishes · Taps')).toBeVisible()
    await form.getByRole('button', { name: 'Approve' }).click()
    await expect.element(form.getByText('Please say who you are')).toBeVisible()
    expect(await seriousViolations(form.element())).toEqual([])
    const taken = takeDecisions()
    await form.getByLabelText('Your name').fill('Ms Lind')
    await form.getByRole('button', { name: 'Approve' }).click()
    await expect.element(bar()).toMatchTextContent(/^Version 2 approved by Ms Lind on March 4, 2026/)
    await expect.element(form).not.toBeInTheDocument()
    const seen = { number: 2, contentHash: 'a2'.repeat(32) }
    expect(taken).toEqual([{ name: 'Ms Lind', note: '', ...seen, verdict: 'approved', lines: [] }])
  })

  it('asks for changes on a phone, and says which', async () => {
    await open([2, 1], {}, { viewport: PHONE })
    await expect.element(button('Approve version 2')).toBeInViewport()
    await button('Ask for changes').click()
    const form = dialog('Ask for changes of version 2')
    await form.getByLabelText('Your name').fill('Ms Lind')
    // Nobody sees a joiner of words.
    await form.getByLabelText('What should change').fill('\u2060')
    await form.getByRole('button', { name: 'Send' }).click()
    await expect.element(form.getByText('Please say what should change')).toBeVisible()
    await expect.element(form.getByLabelText('What should change')).toHaveFocus()
    const taken = takeDecisions()
    await form.getByLabelText('What should change').fill('A darker oak')
    await form.getByRole('button', { name: 'Send' }).click()
    await expect.element(bar()).toMatchTextContent(/^Changes of version 2 asked for by Ms Lind on .*A darker oak/)
    expect(taken).toMatchObject([{ verdict: 'changes', note: 'A darker oak', number: 2 }])
    await expect.poll(() => document.activeElement?.id).toBe('content')
  })

  it('is offered the version that was sent meanwhile, and keeps what was typed', async () => {
    await open([1], {}, { viewport: PHONE })
    await button('Ask for changes').click()
    const form = dialog('Ask for changes of version 1')
    await form.getByLabelText('Your name').fill('Ms Lind')
    await form.getByLabelText('What should change').fill('A darker oak')
    answer(decideOnVersion, () => {
      answerSent([2, 1])
      throw new Refusal(409, undefined, { number: 2, contentHash: 'a2'.repeat(32) })
    })
    await form.getByRole('button', { name: 'Send' }).click()
    await expect.element(form.getByText('Version 2 was sent meanwhile.')).toBeVisible()
    expect(form.getByRole('button', { name: 'Send' }).elements()).toEqual([])
    await form.getByRole('button', { name: 'See version 2' }).click()
    await expect.element(letter(2)).toBeVisible()
    await button('Ask for changes').click()
    const again = dialog('Ask for changes of version 2')
    await expect.element(again.getByLabelText('What should change')).toHaveValue('A darker oak')
    await expect.element(again.getByText('As Ms Lind')).toBeVisible()
  })

  it('keeps what was typed where nothing can be reached, and where the link has ended', async () => {
    const live = await open([1])
    await button('Approve version 1').click()
    const form = dialog('Approve version 1')
    await form.getByLabelText('Your name').fill('Ms Lind')
    await form.getByLabelText('Note (optional)').fill('Lovely')
    cutOff(decideOnVersion)
    await form.getByRole('button', { name: 'Approve' }).click()
    await expect.element(form.getByRole('alert').last()).toMatchTextContent(/network|connection/i)
    await expect.element(form.getByLabelText('Note (optional)')).toHaveValue('Lovely')
    refuse(getShownVersion, 404)
    live.send({ of: 'link' })
    await expect.element(page.getByRole('heading', { name: 'This link opens nothing (any more).' })).toBeVisible()
    await expect.element(page.getByLabelText('Your comment')).toHaveValue('Lovely')
  })
})

describe('files', () => {
  it.each([
    ['en', 'Download as PDF', 'Making the file'],
    ['zh-CN', '下载 CSV', '正在生成文件'],
  ] as const)('are made of the version that is read (%s)', async (language, press, said) => {
    await open([2, 1], { language })
    const wishes: unknown[] = []
    answer(exportShownVersion, (wish) => {
      wishes.push(wish)
      return new Promise(() => undefined)
    })
    await button(press).click()
    await expect.element(page.getByRole('progressbar', { name: said })).toBeInTheDocument()
    expect(wishes).toEqual([{ number: 2, format: press.slice(-3).toLowerCase(), language }])
  })

  it('are made of each decision of a version that can still be opened', async () => {
    const decisions = [aDecision({ number: 3, id: '7' }), aDecision({ number: 2, id: '6' }), aDecision()]
    await open([3, 1], { decisions })
    await page.getByText('2 answers to earlier versions').click()
    const ofFirst = page.getByRole('button', { name: 'Signed PDF Ms Lind, version 1' })
    await expect.element(ofFirst).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Signed PDF Ms Lind, version 2' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Signed PDF Ms Lind, version 3' })).toBeVisible()
  })

  it('tell why they are not made', async () => {
    await show(
      <>
        <DecisionFile token={TOKEN} decision={aDecision({ id: '7' })} />
        <Toasts closeLabel="Close the message" />
      </>,
    )
    breakDown(exportShownDecision, 503)
    await button('Signed PDF Ms Lind, version 1').click()
    await expect.element(page.getByText(/503/)).toBeVisible()
  })
})
