import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  discardCompanyDocument,
  getOwnCompany,
  LARGEST_COMPANY_DOCUMENT_BYTES,
  sendCompany,
  uploadCompanyDocument,
  withdrawCompany,
  type Company,
  type CompanyDocument,
  type OwnCompany,
} from '../../../../contract/company.ts'
import { seriousViolations } from '../../../testing/axe.ts'
import { aMember } from '../../../testing/members.ts'
import { answer, asked, breakDown, cutOff, refuse } from '../../../testing/server-answers.ts'
import { answerSignInOptions, enterAs } from '../../../testing/session.ts'
import { show, type Setting } from '../../../testing/show.tsx'
import { answerTellingRequests } from '../../../testing/telling-requests.ts'
import { Toasts } from '../../../kit/toasts/Toasts.tsx'
import '../../../locales/login-texts.ts'
import '../../../locales/profile-texts.ts'
import '../../../locales/company-texts.ts'
import { CompanySection } from './CompanySection.tsx'

answerTellingRequests()

const PHONE = { tongue: 'zh-CN', theme: 'dark', viewport: { width: 320, height: 700 } } as const
const SENT = Date.UTC(2026, 0, 5, 12)

const aDocument = (facts: Partial<CompanyDocument> = {}): CompanyDocument => ({
  id: '1',
  name: 'licence.pdf',
  mediaType: 'application/pdf',
  bytes: 640_000,
  createTime: SENT,
  ...facts,
})
const aCompany = (facts: Partial<Company> = {}): Company => ({
  name: 'Alder & Oak Studio',
  registrationNumber: '91310000MA1FL0000X',
  countryCode: 'CN',
  website: null,
  sendTime: SENT,
  judgeTime: null,
  deleteDocumentsTime: null,
  documents: [aDocument()],
  ...facts,
})
const own = (facts: Partial<OwnCompany> = {}): OwnCompany => ({
  status: 'none',
  reason: null,
  company: null,
  unsent: [],
  ...facts,
})

async function open(facts: Partial<OwnCompany> = {}, setting: Setting = {}): Promise<void> {
  answerSignInOptions()
  answer(getOwnCompany, own(facts))
  enterAs(aMember())
  await show(
    <>
      <CompanySection />
      <Toasts closeLabel="Dismiss" />
    </>,
    setting,
  )
}

const aFile = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type })
const give = (...files: File[]) => {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  window.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const country = (name: string) => page.getByRole('combobox', { name })

describe('a company that was never sent', () => {
  it('is sent with its documents, and then waits', async () => {
    await open()
    await button('Have my company verified').click()
    await expect.element(field('Company name')).toHaveFocus()
    await field('Company name').fill('Alder & Oak Studio')
    await field('Registration number').fill('91310000MA1FL0000X')
    await country('Country or region').fill('China')
    await page.getByRole('option', { name: 'China', exact: true }).click()
    await field('Website (optional)').fill('alder.example')
    answer(uploadCompanyDocument, aDocument())
    give(aFile('licence.pdf', 'application/pdf'))
    await expect.element(button('Open licence.pdf')).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])

    const sent: unknown[] = []
    answer(sendCompany, (input) => {
      sent.push(input)
      return own({ status: 'pending', company: aCompany() })
    })
    await button('Send for verification').click()
    await expect.element(page.getByText('Alder & Oak Studio is being looked at.')).toBeVisible()
    expect(sent).toEqual([
      {
        name: 'Alder & Oak Studio',
        registrationNumber: '91310000MA1FL0000X',
        countryCode: 'CN',
        website: 'https://alder.example',
        documentIds: ['1'],
      },
    ])
    expect(document.activeElement?.textContent).toContain('is being looked at')
  })

  it('shows all missing fields at once, and sends nothing (zh-CN)', async () => {
    await open({}, PHONE)
    await button('申请企业认证').click()
    await field('网站（选填）').fill('nowhere')
    await button('提交认证').click()
    for (const text of [
      '请输入企业名称',
      '请输入注册号',
      '请选择国家或地区',
      '请输入网址，如 https://example.com',
      '请至少添加一份证明文件',
    ])
      await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(field('企业名称')).toHaveFocus()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    expect(await seriousViolations(document.body)).toEqual([])
    expect(asked).not.toContain(`PUT ${sendCompany.path}`)
  })

  it('keeps what was typed while the form is folded, and where sending it fails', async () => {
    await open({ unsent: [aDocument()] })
    await button('Have my company verified').click()
    await field('Company name').fill('Alder')
    await button('Cancel').click()
    await expect.element(button('Have my company verified')).toHaveFocus()
    await button('Have my company verified').click()
    await expect.element(field('Company name')).toHaveValue('Alder')
    await field('Registration number').fill('1')
    await country('Country or region').fill('Norway')
    await page.getByRole('option', { name: 'Norway' }).click()
    cutOff(sendCompany)
    await button('Send for verification').click()
    await expect.element(page.getByText('Network anomaly')).toBeVisible()
    const refusals = [
      { field: 'registrationNumber', reason: 'is no such number' },
      { field: 'documentIds.0', reason: 'is gone' },
    ]
    refuse(sendCompany, 400, { words: 'registrationNumber: is no such number', data: { refusals } })
    await button('Send for verification').click()
    await expect.element(page.getByText('is no such number')).toBeVisible()
    await expect.element(page.getByText('is gone')).toBeVisible()
    await expect.element(field('Registration number')).toHaveFocus()
    await expect.element(field('Company name')).toHaveValue('Alder')
  })
})

describe('documents', () => {
  it('are refused before they are sent where they are of no use, each by its name', async () => {
    await open({ unsent: ['1', '2', '3', '4'].map((id) => aDocument({ id, name: `${id}.pdf` })) })
    await button('Have my company verified').click()
    answer(uploadCompanyDocument, aDocument({ id: '5', name: 'a.png' }))
    give(
      aFile('page.html', 'text/html'),
      aFile('empty.pdf', 'application/pdf', 0),
      aFile('large.pdf', 'application/pdf', LARGEST_COMPANY_DOCUMENT_BYTES + 1),
      aFile('a.png', 'image/png'),
      aFile('b.png', 'image/png'),
    )
    await expect.element(page.getByText('page.html is neither a JPEG, PNG or WebP picture nor a PDF.')).toBeVisible()
    await expect.element(page.getByText('empty.pdf is empty.')).toBeVisible()
    await expect.element(page.getByText('large.pdf is larger than 10 MB.')).toBeVisible()
    await expect.element(page.getByText('At most 5 documents are sent together.')).toBeVisible()
    await expect.element(button('Open a.png')).toBeVisible()
    expect(asked.filter((call) => call === `POST ${uploadCompanyDocument.path}`)).toHaveLength(1)
  })

  it('that the server refuses are named with its words, and one is taken away again', async () => {
    await open({ unsent: [aDocument()] })
    await button('Have my company verified').click()
    refuse(uploadCompanyDocument, 400, { words: 'file: is no PDF' })
    give(aFile('lie.pdf', 'application/pdf'))
    await expect.element(page.getByText('lie.pdf: is no PDF')).toBeVisible()
    answer(discardCompanyDocument, true)
    await button('Remove licence.pdf').click()
    await expect.element(button('Open licence.pdf')).not.toBeInTheDocument()
    await expect.element(button('Choose files')).toHaveFocus()
    await expect.poll(() => asked).toContain(`DELETE ${discardCompanyDocument.path}`)
  })

  it('can be stopped on their way, and keep the company from being sent until they are there', async () => {
    await open()
    await button('Have my company verified').click()
    answer(uploadCompanyDocument, new Promise<CompanyDocument>(() => undefined))
    give(aFile('slow.pdf', 'application/pdf'))
    const stop = button('Stop sending slow.pdf')
    await expect.element(stop).toBeVisible()
    await button('Send for verification').click()
    await expect.element(page.getByText('Please wait until the documents have been sent')).toBeVisible()
    await stop.click()
    await expect.element(stop).not.toBeInTheDocument()
    expect(asked).not.toContain(`PUT ${sendCompany.path}`)
  })
})

describe('how it stands', () => {
  it('is read while it waits, and can be taken back', async () => {
    await open({ status: 'pending', company: aCompany() })
    await button('Take it back').click()
    const dialog = page.getByRole('dialog', { name: 'Take Alder & Oak Studio back?' })
    await expect.element(dialog).toBeVisible()
    expect(await seriousViolations(dialog.element())).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await button('Take it back').click()
    answer(withdrawCompany, own({ company: aCompany({ documents: [] }), unsent: [aDocument()] }))
    await dialog.getByRole('button', { name: 'Take it back' }).click()
    await expect.element(page.getByText('You took Alder & Oak Studio back')).toBeVisible()
    await button('Mend and send again').click()
    await expect.element(field('Company name')).toHaveValue('Alder & Oak Studio')
    await expect.element(button('Open licence.pdf')).toBeVisible()
  })

  it('is read with the reason where it was refused, and is sent again with what it was (zh-CN)', async () => {
    const company = aCompany({ judgeTime: SENT, deleteDocumentsTime: Date.UTC(2026, 1, 4, 12) })
    await open({ status: 'refused', reason: '证照已过期。', company }, PHONE)
    await expect.element(page.getByText('Alder & Oak Studio 未通过认证。')).toBeVisible()
    await expect.element(page.getByText('原因：证照已过期。')).toBeVisible()
    await expect.element(page.getByText(/^证明文件将于 2026年2月4日 GMT.* 删除。$/)).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await button('修改后重新提交').click()
    await expect.element(field('注册号')).toHaveValue('91310000MA1FL0000X')
    await expect.element(country('国家或地区')).toHaveValue('中国')
  })

  it('is read with its day where it is verified', async () => {
    await open({
      status: 'verified',
      company: aCompany({ judgeTime: SENT, documents: [], website: 'https://alder.example' }),
    })
    await expect.element(page.getByText('Alder & Oak Studio is verified.')).toBeVisible()
    await expect.element(page.getByText('https://alder.example')).toBeVisible()
    await expect.element(page.getByText('Judged on January 5, 2026')).toBeVisible()
    await expect.element(page.getByText('The documents have been deleted.')).toBeVisible()
  })

  it('says that it could not be loaded', async () => {
    answerSignInOptions()
    enterAs(aMember())
    breakDown(getOwnCompany, 500)
    await show(<CompanySection />)
    await expect.element(page.getByText('The verification of your company could not be loaded.')).toBeVisible()
  })
})
