import { describe, expect, it } from 'vitest'
import { fileName, fileNameAsKept, isProgram, LONGEST_FILE_NAME, partsOfFileName } from './file-names.ts'

describe('the name of a file that somebody sends', () => {
  it.each([
    ['Brief.pdf', 'Brief.pdf'],
    ['  Brief  of the\tclient.PDF ', 'Brief of the client.PDF'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\ada\\Plan 1.dwg', 'Plan 1.dwg'],
    ['Plan 1:50.pdf', 'Plan 1-50.pdf'],
    ['a"b*c<d>e?f|g.png', 'a-b-c-d-e-f-g.png'],
    ['offer\u202egnp.exe', 'offergnp.exe'],
    ['line\u0000break\r\nset-cookie.txt', 'linebreak set-cookie.txt'],
    ['.htaccess', 'htaccess'],
    ['setup.exe. . ', 'setup.exe'],
    ['平面图 2.dwg', '平面图 2.dwg'],
    ['\u200b\u2060.pdf', 'pdf'],
    ['...', 'file'],
    ['', 'file'],
    ['\ud800.pdf', 'file.pdf'],
  ])('is kept as every system takes it: %j', (given, kept) => {
    expect(fileNameAsKept(given)).toBe(kept)
    expect(fileNameAsKept(kept)).toBe(kept)
  })

  it('is cut before its ending, and never within a sign', () => {
    const kept = fileNameAsKept(`${'𠮷'.repeat(100)}.pdf`)
    expect(kept.length).toBeLessThanOrEqual(LONGEST_FILE_NAME)
    expect(kept).toMatch(/^𠮷+\.pdf$/u)
  })
})

it('is one of a program by its last ending, however it is written', () => {
  expect(['a.exe', 'plan.pdf.SCR', 'x.lnk', 'run.Bat'].every(isProgram)).toBe(true)
  expect(['a.pdf', 'exe', 'plan.exe.pdf', 'Offer of example.company'].some(isProgram)).toBe(false)
})

it('is given without an ending: a path and hidden signs go, and something must be seen', () => {
  expect(fileName.parse(' Plan 1/50 ')).toBe('Plan 1-50')
  expect(fileName.parse('Offer\u202e')).toBe('Offer')
  for (const nothing of ['', ' ', '..', '\u200b', '\u3164']) expect(fileName.safeParse(nothing).success).toBe(false)
  expect(fileName.safeParse('x'.repeat(LONGEST_FILE_NAME)).success).toBe(false)
  expect(partsOfFileName('a.b.tar')).toEqual({ name: 'a.b', ending: 'tar' })
})
