import { useState, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { seriousViolations } from '../../testing/axe.ts'
import { chooseWord, composeWord } from '../../testing/input-method.ts'
import { show, type Setting, type Tongue } from '../../testing/show.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { ChooseField } from './ChooseField.tsx'
import { ColorField } from './ColorField.tsx'
import { DayField } from './DayField.tsx'
import { FileField } from './FileField.tsx'
import { LongTextField } from './LongTextField.tsx'
import { NumberField } from './NumberField.tsx'
import { SearchField } from './SearchField.tsx'
import { SelectField } from './SelectField.tsx'
import { SwitchField } from './SwitchField.tsx'
import { TextField } from './TextField.tsx'
import { TickBox } from './TickBox.tsx'
import { TickField } from './TickField.tsx'

interface Remarks {
  error?: string
  note?: string
  why?: string
}

const woods = [
  { value: 'oak', label: 'Oak' },
  { value: 'ash', label: 'Ash' },
  { value: 'elm', label: 'Elm' },
]
const begun = {
  line: 'Herringbone',
  text: 'Oiled by hand.',
  number: 12 as number | string | null,
  select: 'oak',
  choice: 'oak',
  chosen: 'oak' as string | null,
  tick: false,
  switch: false,
  day: '2026-03-01' as string,
}
type Values = typeof begun

/** All fields that have remarks; `log` gets each change. */
function Fields({ log, ...remarks }: Remarks & { log?: unknown[] }): ReactNode {
  const [values, setValues] = useState<Values>(begun)
  const at = <Name extends keyof Values>(name: Name) => ({
    ...remarks,
    name,
    value: values[name],
    onChange: (value: Values[Name]) => {
      log?.push(value)
      setValues((before) => ({ ...before, [name]: value }))
    },
  })
  return (
    <main style={{ display: 'grid', gap: 18, padding: 16 }}>
      <TextField label="Line" {...at('line')} maxLength={12} />
      <LongTextField label="Text" {...at('text')} most={16} />
      <NumberField label="Number" {...at('number')} />
      <SelectField label="Select" {...at('select')} options={woods} />
      <SelectField label="Sort" {...at('select')} name="sort" isInline options={woods} />
      <ChoiceField label="Choice" {...at('choice')} options={woods} />
      <ChooseField label="Chosen" {...at('chosen')} options={woods} noneText="None" isClearable />
      <TickField label="Tick" {...at('tick')} />
      <SwitchField label="Switch" {...at('switch')} />
      <DayField label="Day" {...at('day')} />
    </main>
  )
}

const controls = (): HTMLElement[] => [
  page.getByRole('radiogroup').element() as HTMLElement,
  ...document.querySelectorAll<HTMLElement>('main :is(input:not([type=radio]), textarea, select)'),
]
const described = (control: Element): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()
const option = (name: string) => page.getByRole('listbox').getByRole('option', { name })
const serious = () => seriousViolations(document.body)

describe('the fields', () => {
  it.each<[Tongue, 'light' | 'dark', number, Remarks]>([
    ['en', 'light', 1366, { note: 'As the mill writes it' }],
    ['en', 'dark', 320, { error: 'Only letters and digits' }],
    ['zh-CN', 'light', 320, { note: '与厂家写法一致' }],
    ['zh-CN', 'dark', 1366, { error: '只能用字母和数字' }],
    ['en', 'light', 320, { why: 'Built in' }],
  ])('are readable in %s, %s, at %i', async (tongue, theme, width, remarks) => {
    const setting: Setting = { tongue, theme, viewport: { width, height: 900 } }
    await show(<Fields {...remarks} />, setting)
    expect(controls()).toHaveLength(10)
    for (const control of controls()) expect(described(control)).toBe(Object.values(remarks).join(' '))
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await serious()).toEqual([])
  })

  it('are large enough for a finger, and let no phone zoom in', async () => {
    await show(<Fields />, { viewport: { width: 320, height: 900 } })
    const typed = document.querySelectorAll('main :is(input[type=text], input[type=date], input:not([type]), textarea)')
    for (const field of typed) expect(Number.parseFloat(getComputedStyle(field).fontSize)).toBeGreaterThanOrEqual(16)
    const boxes = document.querySelectorAll(
      'main :is(textarea, select, [role=combobox], input[type=date], .phone\\:h-44, label:has([type=radio]))',
    )
    expect(boxes.length).toBeGreaterThan(9)
    for (const box of boxes) expect(box.getBoundingClientRect().height).toBeGreaterThanOrEqual(43.9)
  })

  it('tell their mistake at themselves, and lead the focus there', async () => {
    await show(<Fields error="Only letters" />)
    for (const control of controls()) {
      expect(control.getAttribute('aria-invalid')).toBe('true')
      control.focus()
      expect(control.contains(document.activeElement)).toBe(true)
    }
    expect(
      page
        .getByRole('alert')
        .elements()
        .map((alert) => alert.textContent),
    ).toEqual(Array.from({ length: 10 }, () => 'Only letters'))
  })

  it('that cannot be changed keep the focus and their value', async () => {
    const log: unknown[] = []
    await show(<Fields why="Built in" log={log} />)
    for (const control of controls()) {
      expect(control.getAttribute('aria-disabled')).toBe('true')
      control.focus()
      expect(control.contains(document.activeElement)).toBe(true)
      await userEvent.keyboard('5 {ArrowDown}{ArrowUp}x{Escape}')
    }
    await page.getByRole('radio', { name: 'Elm' }).click({ force: true })
    await page.getByText('Switch').click({ force: true })
    expect(log).toEqual([])
    await expect.element(page.getByRole('checkbox', { name: 'Tick' })).not.toBeChecked()
    await expect.element(page.getByRole('radio', { name: 'Oak' })).toBeChecked()
  })

  it.each<[Tongue, string]>([
    ['en', 'That is the limit: at most 12 characters fit here.'],
    ['zh-CN', '已到上限：此处最多 12 个字符。'],
  ])('tell a limit once it is reached, in place of the note (%s)', async (tongue, told) => {
    await show(<Fields note="A note" />, { tongue })
    await userEvent.click(page.getByLabelText('Line'))
    await userEvent.keyboard('{End}s')
    await expect.element(page.getByLabelText('Line')).toHaveValue('Herringbones')
    expect(described(page.getByLabelText('Line').element())).toBe('A note')
    await userEvent.keyboard('x')
    await expect.element(page.getByText(told)).toBeVisible()
    expect(described(page.getByLabelText('Line').element())).toBe(told)
    await userEvent.keyboard('{Backspace}')
    await expect.poll(() => described(page.getByLabelText('Line').element())).toBe('A note')
    await userEvent.click(page.getByLabelText('Text'))
    await userEvent.keyboard('{Control>}{End}{/Control}123')
    await expect.element(page.getByLabelText('Text')).toHaveValue('Oiled by hand.12')
    await expect.element(page.getByText(told.replace('12', '16'))).toBeVisible()
  })
})

describe('a choice', () => {
  it('in sight is moved by arrows', async () => {
    const log: unknown[] = []
    await show(<Fields log={log} />)
    page.getByRole('radiogroup').element().querySelector<HTMLElement>('input')?.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(page.getByRole('radio', { name: 'Elm' })).toBeChecked()
    await expect.element(page.getByRole('radio', { name: 'Elm' })).toHaveFocus()
    expect(log).toEqual(['ash', 'elm'])
  })

  it('by words is reached by arrows, taken by Enter and left by Escape', async () => {
    const log: unknown[] = []
    await show(<Fields log={log} />)
    const field = page.getByRole('combobox', { name: 'Chosen' })
    await userEvent.click(field)
    await expect.element(option('Oak')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect.element(option('Elm')).toHaveAttribute('aria-selected', 'true')
    expect(await serious()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => page.getByRole('listbox').elements()).toEqual([])
    await expect.element(field).toHaveValue('Oak')
    await userEvent.fill(field, 'as')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue('Ash')
    await userEvent.fill(field, 'pine')
    await expect.element(page.getByText('None')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveValue('Ash')
    await userEvent.clear(field)
    await userEvent.tab()
    await expect.element(field).toHaveValue('')
    expect(log).toEqual(['ash', null])
  })

  it('by words is not taken by the Enter that confirms a composed word', async () => {
    const log: unknown[] = []
    await show(<Fields log={log} />)
    await userEvent.click(page.getByRole('combobox', { name: 'Chosen' }))
    await composeWord('el')
    await chooseWord('elm')
    const confirm = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', confirm))
    await new Promise(requestAnimationFrame)
    expect(log).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => log).toEqual(['elm'])
  })

  it('of the browser gives one of its options', async () => {
    const log: unknown[] = []
    await show(<Fields log={log} />)
    await userEvent.selectOptions(page.getByLabelText('Sort'), 'Elm')
    await expect.element(page.getByLabelText('Select')).toHaveValue('elm')
    expect(log).toEqual(['elm'])
  })
})

it('a tick and a switch are changed by their labels and by Space', async () => {
  const log: unknown[] = []
  await show(<Fields log={log} />)
  await page.getByText('Tick').click()
  page.getByRole('switch', { name: 'Switch' }).element().parentElement?.querySelector('label')?.click()
  page.getByRole('switch', { name: 'Switch' }).element().focus()
  await userEvent.keyboard(' ')
  expect(log).toEqual([true, true, false])
})

it('a day that is incomplete stays in the field and is not reported', async () => {
  const log: unknown[] = []
  await show(<Fields log={log} />)
  await userEvent.click(page.getByLabelText('Day'))
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}12{ArrowRight}{ArrowRight}0002')
  expect(log.filter((day) => day !== '' && String(day) < '2000-01-01')).toEqual([])
  const before = log.length
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}{Delete}')
  await expect.poll(() => log.slice(before)).toEqual([''])
})

it.each<[Tongue, string]>([
  ['en', 'Clear the search'],
  ['zh-CN', '清空搜索'],
])('a search is emptied by its button, which hands the focus back (%s)', async (tongue, clear) => {
  await show(<Search />, { tongue, viewport: { width: 320, height: 500 } })
  const field = page.getByRole('searchbox', { name: 'Find' })
  await field.fill('oak')
  expect(await serious()).toEqual([])
  await page.getByRole('button', { name: clear }).click()
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
})

function Search(): ReactNode {
  const [words, setWords] = useState('')
  return <SearchField label="Find" value={words} onChange={setWords} />
}

it('a row’s tick says whether it reaches up to this row, and one that is off says why', async () => {
  const log: unknown[] = []
  const onChange = (...told: unknown[]) => log.push(told)
  await show(
    <main>
      <TickBox label="Choose Oak" value={false} isMixed onChange={onChange} />
      <TickBox label="Choose Ash" value={false} why="Built in" onChange={onChange} />
    </main>,
  )
  const oak = page.getByRole('checkbox', { name: 'Choose Oak' })
  await expect.element(oak).toBePartiallyChecked()
  await oak.click()
  await oak.click({ modifiers: ['Shift'] })
  await page.getByRole('checkbox', { name: 'Choose Ash' }).click({ force: true })
  expect(log).toEqual([
    [true, false],
    [true, true],
  ])
  expect(await serious()).toEqual([])
})

it('a colour shows its dot once it is one', async () => {
  await show(<Colored />)
  const dot = () => document.querySelector<HTMLElement>('[aria-hidden].rounded-full')?.style.backgroundColor
  expect(dot()).toBe('')
  await page.getByRole('textbox', { name: 'Stated colour' }).fill('#A6492B')
  await expect.poll(dot).toBe('rgb(166, 73, 43)')
})

it('a file is chosen and taken out, and its mistake is read out', async () => {
  const taken = vi.fn<(name: string) => void>()
  const remove = { label: 'Remove', onPress: () => taken('') }
  await show(
    <FileField
      label="Logo"
      chooseLabel="Choose a picture"
      dropNote="or drop it here"
      error="This is no picture."
      remove={remove}
      onFile={({ name }) => taken(name)}
    />,
    { viewport: { width: 320, height: 640 } },
  )
  await expect.element(page.getByRole('group', { name: 'Logo' })).toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveTextContent('This is no picture.')
  await page.getByRole('button', { name: 'Remove' }).click()
  expect(taken).toHaveBeenLastCalledWith('')
  await userEvent.upload(
    document.querySelector<HTMLInputElement>('input[type=file]') ?? document.body,
    new File(['x'], 'logo.png'),
  )
  expect(taken).toHaveBeenLastCalledWith('logo.png')
  expect(await serious()).toEqual([])
})

function Colored() {
  const [value, setValue] = useState('brown')
  return <ColorField label="Stated colour" value={value} onChange={setValue} />
}

it('a choice that is explained has its radio in the middle of its label', async () => {
  const options = woods.map((wood) => ({ ...wood, note: 'In planks and in sheets' }))
  await show(<ChoiceField label="Wood" options={options} value="oak" onChange={() => undefined} />)
  const middleOf = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return (top + bottom) / 2
  }
  const radio = page.getByRole('radio', { name: 'Ash' }).element()
  expect(Math.abs(middleOf(radio) - middleOf(page.getByText('Ash').element()))).toBeLessThan(1)
})
