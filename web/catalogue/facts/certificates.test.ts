import { expect, test } from 'vitest'
import { calendarDay, certificateState } from './certificates.ts'

const certificate = { issuedOn: '2025-01-10', expiresOn: '2026-11-20' }

test('a certificate is valid through its last day', () => {
  expect(certificateState(certificate, '2026-11-20')).toBe('valid')
  expect(certificateState(certificate, '2026-11-21')).toBe('expired')
})

test('a certificate is not valid before it is issued', () => {
  expect(certificateState(certificate, '2025-01-09')).toBe('notYet')
  expect(certificateState(certificate, '2025-01-10')).toBe('valid')
})

test('without dates a certificate holds', () => {
  expect(certificateState({ issuedOn: null, expiresOn: null }, '2026-11-20')).toBe('valid')
})

test('the day turns at midnight of UTC+8', () => {
  expect(calendarDay(Date.UTC(2026, 10, 19, 15, 59))).toBe('2026-11-19')
  expect(calendarDay(Date.UTC(2026, 10, 19, 16, 0))).toBe('2026-11-20')
})
