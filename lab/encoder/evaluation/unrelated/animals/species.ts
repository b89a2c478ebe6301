import { tone, type Tone } from '../painting/tones.ts'
import type { Build, Coat } from './beast.ts'

type Species = Partial<Build> & { coats: readonly [coat: Coat, base: Tone, mark: Tone][] }

/** A build that species differ from. */
export const USUAL: Build = {
  legs: 0.5,
  girth: 0.2,
  neck: 0.25,
  lift: 0.15,
  head: 0.12,
  muzzle: 0.12,
  tail: 0.35,
  thin: 0.05,
  ears: 'pointed',
  horns: 'none',
  trunk: false,
}

const [WHITE, BLACK, TAN, BROWN, GREY] = [
  tone(40, 20, 88),
  tone(20, 8, 9),
  tone(33, 50, 55),
  tone(22, 45, 26),
  tone(215, 5, 48),
]

export const SPECIES: readonly Species[] = [
  {
    coats: [
      ['patches', WHITE, BLACK],
      ['patches', WHITE, BROWN],
      ['plain', BROWN, BROWN],
    ],
    girth: 0.24,
    ears: 'hanging',
    horns: 'straight',
    lift: 0.05,
  },
  {
    coats: [
      ['plain', BROWN, BROWN],
      ['plain', BLACK, BLACK],
      ['patches', TAN, WHITE],
    ],
    legs: 0.62,
    neck: 0.35,
    lift: 0.4,
    muzzle: 0.22,
    head: 0.1,
  },
  { coats: [['stripes', WHITE, BLACK]], legs: 0.55, neck: 0.32, lift: 0.3, muzzle: 0.18, head: 0.1 },
  {
    coats: [['net', tone(28, 60, 42), WHITE]],
    legs: 1,
    neck: 0.5,
    lift: 1,
    girth: 0.19,
    head: 0.09,
    muzzle: 0.14,
    horns: 'straight',
  },
  {
    coats: [
      ['spots', TAN, BLACK],
      ['plain', TAN, TAN],
      ['stripes', tone(28, 75, 48), BLACK],
    ],
    legs: 0.38,
    girth: 0.17,
    lift: 0.08,
    ears: 'round',
    tail: 0.6,
    muzzle: 0.05,
  },
  {
    coats: [
      ['plain', tone(40, 15, 78), WHITE],
      ['plain', BLACK, BLACK],
    ],
    legs: 0.32,
    girth: 0.27,
    neck: 0.16,
    thin: 0.04,
    ears: 'hanging',
    horns: 'curved',
    tail: 0.1,
  },
  {
    coats: [
      ['plain', TAN, TAN],
      ['patches', WHITE, BLACK],
      ['spots', WHITE, BLACK],
      ['plain', BLACK, BLACK],
    ],
    legs: 0.42,
    girth: 0.15,
    head: 0.13,
    lift: 0.25,
    ears: 'hanging',
  },
  {
    coats: [
      ['stripes', TAN, BROWN],
      ['plain', GREY, GREY],
      ['patches', WHITE, tone(25, 70, 45)],
    ],
    legs: 0.32,
    girth: 0.15,
    head: 0.14,
    muzzle: 0.01,
    lift: 0.2,
    tail: 0.6,
  },
  {
    coats: [['plain', GREY, GREY]],
    legs: 0.5,
    girth: 0.33,
    neck: 0.12,
    lift: 0.02,
    head: 0.2,
    thin: 0.11,
    ears: 'round',
    trunk: true,
    tail: 0.25,
  },
  {
    coats: [
      ['spots', tone(24, 50, 36), WHITE],
      ['plain', tone(24, 50, 36), BROWN],
    ],
    legs: 0.62,
    girth: 0.15,
    neck: 0.25,
    lift: 0.4,
    horns: 'curved',
    thin: 0.03,
    head: 0.09,
    tail: 0.08,
  },
  {
    coats: [
      ['plain', BROWN, BROWN],
      ['plain', WHITE, WHITE],
    ],
    legs: 0.32,
    girth: 0.28,
    neck: 0.14,
    head: 0.17,
    ears: 'round',
    tail: 0,
    thin: 0.09,
  },
  {
    coats: [
      ['plain', tone(8, 45, 72), WHITE],
      ['patches', tone(8, 40, 70), BLACK],
    ],
    legs: 0.24,
    girth: 0.24,
    neck: 0.12,
    lift: -0.08,
    head: 0.16,
    tail: 0.1,
  },
]
