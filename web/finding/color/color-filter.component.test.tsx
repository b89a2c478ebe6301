import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getProductFacets } from '../../../contract/catalogue.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { answerFilterLookups, fullFacets } from '../../testing/finding.ts'
import { answer } from '../../testing/server-answers.ts'
import { show, type Setting, type Tongue } from '../../testing/show.tsx'
import { ColorFilter } from './ColorFilter.tsx'

const WORDS = {
  en: {
    field: 'Colour in figures or words',
    refused: 'Write a colour as #a6492b, rgb(166, 73, 43), RAL 9010, or a name such as sage.',
    sage: 'Sage',
    brick: 'Brick red',
    slider: 'How close in colour',
    close: 'Close, ΔE 10',
    same: 'Nearly the same, ΔE 2',
    family: 'Of the same family, ΔE 25',
  },
  'zh-CN': {
    field: '色值或颜色名',
    refused: '请这样填写颜色：#a6492b、rgb(166, 73, 43)、RAL 9010，或颜色名，例如砖红。',
    sage: '鼠尾草绿',
    brick: '砖红',
    slider: '颜色接近程度',
    close: '接近，ΔE 10',
    same: '几乎相同，ΔE 2',
    family: '同一色系，ΔE 25',
  },
} satisfies Record<Tongue, Record<string, string>>
const SETTINGS: (Setting & { tongue: Tongue })[] = [
  { tongue: 'en', theme: 'light' },
  { tongue: 'zh-CN', theme: 'dark' },
]

beforeEach(() => {
  answerFilterLookups()
  answer(getProductFacets, fullFacets())
})

const showColors = (address = '/', setting: Setting = {}) => show(<ColorFilter />, { address, ...setting })

describe('a colour', () => {
  it.each(SETTINGS)('is typed in designers’ notations, and an unknown one refused in words (%o)', async (setting) => {
    const words = WORDS[setting.tongue]
    const { address } = await showColors('/', setting)
    const field = page.getByRole('textbox', { name: words.field })
    const type = async (text: string) => {
      await field.fill(text)
      await userEvent.keyboard('{Enter}')
    }
    await type('brick')
    await expect.element(page.getByText(words.refused)).toBeVisible()
    await expect.element(field).toBeInvalid()
    await expect.element(field).toHaveAccessibleDescription(words.refused)
    await expect.element(field).toHaveValue('brick')
    expect(address()).toBe('/')
    expect(await seriousViolations(document.body)).toEqual([])
    for (const [typed, color, name = `#${color}`] of [
      ['rgb(200,180,150)', 'c8b496'],
      ['RAL 9010', 'f1ece1', 'RAL 9010'],
      ['sage', '7d8f6a', words.sage],
      ['砖红', '9e4634', words.brick],
      ['abc', 'aabbcc'],
    ] as const) {
      await type(typed)
      await expect.poll(address).toBe(`/?colorHex=${color}`)
      await expect.element(field).toHaveValue(name)
      await expect.element(field).toBeValid()
    }
    await type('')
    await expect.poll(address).toBe('/')
  })

  it('keeps its name on a page that is opened anew, and is edited by it', async () => {
    const { address } = await showColors('/?colorHex=383e42')
    const field = page.getByRole('textbox', { name: WORDS.en.field })
    await expect.element(field).toHaveValue('RAL 7016')
    await field.fill('RAL 7035')
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe('/?colorHex=c5c7c4')
  })

  it('is grey within a narrower distance, in which there is no sage', async () => {
    await showColors('/?colorHex=8d8a84')
    const slider = page.getByRole('slider', { name: WORDS.en.slider })
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'Close, ΔE 5')
  })

  it('is chosen among the common ones with the keyboard, or with the picker', async () => {
    const { address } = await showColors()
    page.getByRole('button', { name: 'Ivory' }).element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    await expect.poll(address).toBe('/?colorHex=c19a6b')
    await expect.element(page.getByRole('button', { name: 'Oak' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByLabelText('Another colour').fill('#123456')
    await expect.poll(address).toBe('/?colorHex=123456')
    await expect.element(page.getByRole('textbox', { name: WORDS.en.field })).toHaveValue('#123456')
  })

  it.each(SETTINGS)('is asked for more or less closely by keys, in words and figures (%o)', async (setting) => {
    const words = WORDS[setting.tongue]
    const { address } = await showColors('/?colorHex=a6492b', setting)
    const slider = page.getByRole('slider', { name: words.slider })
    await expect.element(slider).toHaveAttribute('aria-valuetext', words.close)
    slider.element().focus()
    await userEvent.keyboard('{ArrowLeft>8/}')
    await expect.element(slider).toHaveAttribute('aria-valuetext', words.same)
    await expect.poll(address).toBe('/?colorHex=a6492b&colorDistance=2')
    await userEvent.keyboard('{End}')
    await expect.element(slider).toHaveAttribute('aria-valuetext', words.family)
    await expect.poll(address).toBe('/?colorHex=a6492b&colorDistance=25')
    expect(await seriousViolations(document.body)).toEqual([])
  })
})
