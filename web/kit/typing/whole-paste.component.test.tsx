import { useState, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show, type Tongue } from '../../testing/show.tsx'
import { LongTextField } from '../fields/LongTextField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { Toasts } from '../toasts/Toasts.tsx'

const MOST = 8

function Form({ stored = '', type = 'text' }: { stored?: string; type?: string }): ReactNode {
  const [text, setText] = useState(stored)
  const [long, setLong] = useState(stored)
  return (
    <>
      <textarea aria-label="Elsewhere" defaultValue="" />
      <TextField label="Line" type={type} value={text} limit={{ most: MOST, text: 'full' }} onChange={setText} />
      <LongTextField label="Text" value={long} most={MOST} onChange={setLong} />
      <Toasts closeLabel="Dismiss" />
    </>
  )
}

/** Copies a text, and pastes it over what is selected in a field. */
async function paste(text: string, into: string, isOver = false): Promise<void> {
  const source = page.getByLabelText('Elsewhere')
  await source.fill(text)
  await userEvent.click(source)
  await userEvent.keyboard('{Control>}ac{/Control}')
  await userEvent.click(page.getByLabelText(into))
  await userEvent.keyboard(isOver ? '{Control>}av{/Control}' : '{End}{Control>}v{/Control}')
}

describe('a pasted text', () => {
  it.each<[Tongue, string, string]>([
    ['en', 'Line', 'That does not fit: the text has 12 characters, and 5 fit here.'],
    ['zh-CN', 'Text', '放不下：文字有 12 个字符，此处还能容纳 5 个。'],
  ])('that does not fit is refused whole, with the numbers (%s, %s)', async (tongue, field, told) => {
    await show(<Form stored="abc" />, { tongue })
    await paste('correct hors', field)
    await expect.element(page.getByText(told)).toBeVisible()
    await expect.element(page.getByLabelText(field)).toHaveValue('abc')
  })

  it.each(['text', 'password', 'email'])(
    'that fits in place of what is selected is taken, in a field of %s',
    async (type) => {
      await show(<Form stored="abcdefgh" type={type} />)
      await paste('12345678', 'Line', true)
      await expect.element(page.getByLabelText('Line')).toHaveValue('12345678')
      await paste('123456789', 'Line', true)
      await expect.element(page.getByText(/has 9 characters, and 8 fit/)).toBeVisible()
      await expect.element(page.getByLabelText('Line')).toHaveValue('12345678')
    },
  )

  it('may have spaces around it that do not fit', async () => {
    await show(<Form />)
    await paste('  12345678\n', 'Line')
    await expect.element(page.getByLabelText('Line')).toHaveValue('12345678')
    expect(page.getByText(/does not fit/).elements()).toEqual([])
  })
})

it('what a password manager fills in is taken whole or not at all', async () => {
  await show(<Form stored="abc" />)
  await fillIn('correct horse')
  await expect.element(page.getByText('full')).toBeVisible()
  await expect.element(page.getByLabelText('Line')).toHaveValue('abc')
  await fillIn('horse')
  await expect.element(page.getByLabelText('Line')).toHaveValue('horse')
  expect(page.getByText('full').elements()).toEqual([])
})

/** Sets the value as such a manager does, which knows no `maxlength`. */
async function fillIn(text: string): Promise<void> {
  const field = page.getByLabelText('Line')
  await expect.element(field).toBeVisible()
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(field.element(), text)
  field.element().dispatchEvent(new InputEvent('input', { bubbles: true }))
}
