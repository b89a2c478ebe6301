import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changePlaceRule, getPlaceRules } from '../../../contract/keeping/place-rules.ts'
import type { RuledPlace, WayOfPlace } from '../../../contract/keeping/place-rules.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { answer, refuse } from '../../testing/server-answers.ts'
import { show } from '../../testing/show.tsx'
import { PlaceRulesView } from './PlaceRulesView.tsx'

const RAMP: WayOfPlace = {
  code: 'slip-ramp-de',
  fact: { name: '防滑等级', enName: 'Slip class' },
  asks: 'class',
  unit: '',
  classes: ['R9', 'R10', 'R11'],
  own: 'R10',
  threshold: null,
  isOff: false,
  also: [],
  of: [],
  except: [],
  region: { name: '德国', enName: 'Germany' },
  source: 'ASR A1.5',
  enSource: 'ASR A1.5',
}
const PENDULUM: WayOfPlace = {
  ...RAMP,
  code: 'pendulum-gb',
  fact: { name: '摆锤值（湿）', enName: 'Pendulum value, wet' },
  asks: 'least',
  unit: 'PTV',
  classes: [],
  own: '36',
  of: ['stone'],
  region: { name: '英国', enName: 'United Kingdom' },
  source: 'UKSRG',
  enSource: 'UKSRG',
}
const HEATED: WayOfPlace = {
  ...RAMP,
  code: 'heated',
  fact: { name: '适用于地暖', enName: 'For heated floors' },
  asks: 'yes',
  classes: [],
  own: '',
  region: null,
  source: '厂家说明',
  enSource: 'the maker’s word',
}
const RULES: RuledPlace[] = [
  {
    place: 'stairs',
    demands: [
      {
        name: '湿态防滑',
        enName: 'Not slippery when wet',
        of: ['tile', 'stone'],
        except: ['carpet'],
        ways: [RAMP, PENDULUM],
      },
    ],
  },
  {
    place: 'heated-floor',
    demands: [{ name: '耐热', enName: 'Bears heat', of: ['timberFloor'], except: [], ways: [HEATED] }],
  },
]

/** Answers like the server: what is changed stays changed. */
function answerRules(): { sent: unknown[] } {
  const sent: unknown[] = []
  answer(getPlaceRules, RULES)
  answer(changePlaceRule, (input) => {
    sent.push(input)
    const { way, isOff, threshold } = input
    return { ...([RAMP, PENDULUM, HEATED].find(({ code }) => code === way) ?? RAMP), isOff, threshold }
  })
  return { sent }
}

describe('the rules of places, for staff', () => {
  it.each([
    ['en', 'light', 1366, 'Stairs', ['Not slippery when wet', 'Asked of tiles, stone, not of carpets · one of these is enough', 'Asked of timber floors', 'ASR A1.5 · Germany', 'UKSRG · United Kingdom · Asked of stone', 'the maker’s word', 'As the norms say.']], // prettier-ignore
    ['zh-CN', 'dark', 320, '楼梯', ['湿态防滑', '适用品类：瓷砖、石材（地毯除外） · 满足其一即可', '适用品类：木地板', 'ASR A1.5 · 德国', 'UKSRG · 英国 · 适用品类：石材', '厂家说明', '与标准一致。']], // prettier-ignore
  ] as const)('are told with source and region (%s, %s, %i wide)', async (tongue, theme, width, title, texts) => {
    answerRules()
    await show(<PlaceRulesView />, { tongue, theme, viewport: { width, height: 800 } })
    await expect.element(page.getByRole('region', { name: title })).toBeVisible()
    for (const text of texts) await expect.element(page.getByText(text).first()).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })

  it('are switched off and changed by keys, told as changed, and brought back to the norm', async () => {
    const { sent } = answerRules()
    await show(<PlaceRulesView />)
    const ramp = page.getByRole('group', { name: /^Slip class/ })
    await expect.element(ramp).toBeVisible()
    ramp.getByRole('switch').element().focus()
    await userEvent.keyboard(' ')
    await expect.element(ramp.getByText('Not asked')).toBeVisible()
    await ramp.getByRole('combobox').selectOptions('R11')
    expect(await seriousViolations(document.body)).toEqual([])
    await expect.element(ramp.getByText('Changed')).toBeVisible()
    await expect.element(page.getByText('1 way is changed.')).toBeVisible()
    await ramp.getByRole('button', { name: 'Back to the norm’s R10' }).click()
    await expect.element(ramp.getByRole('combobox')).toHaveFocus()
    await expect.element(ramp.getByText('Changed')).not.toBeInTheDocument()
    const change = { place: 'stairs', way: 'slip-ramp-de', isOff: true }
    expect(sent).toEqual([
      { ...change, threshold: null },
      { ...change, threshold: 'R11' },
      { ...change, threshold: null },
    ])
  })

  it('take a figure with Enter; one that is refused stays, with the reason', async () => {
    const { sent } = answerRules()
    await show(<PlaceRulesView />)
    const pendulum = page.getByRole('group', { name: /^Pendulum/ })
    const field = pendulum.getByLabelText('At least')
    refuse(changePlaceRule, 400, { words: 'threshold: a figure from 0 to 150' })
    await field.fill('9000')
    await userEvent.keyboard('{Enter}')
    await expect.element(pendulum.getByRole('alert')).toHaveTextContent('A figure from 0 to 150.')
    await expect.element(field).toHaveValue('9000')
    answerRules()
    await field.fill('40')
    await userEvent.keyboard('{Enter}')
    await expect.element(pendulum.getByText('Changed')).toBeVisible()
    await expect.element(field).toHaveValue('40')
    expect(sent).toEqual([])
  })
})
