import { type Recipe } from './draw.ts'

/** A typical member of a family, shown `mmWidth` mm wide. */
export type Swatch = { name: string; mmWidth: number; recipe: Recipe }

const OAK = { light: '#D8BC93', dark: '#8C6840', ring: 3.6, contrast: 0.75, variety: 0.8, pores: 0.9, quarter: 0.3 }
const WALNUT = { light: '#8D6647', dark: '#4A3020', ring: 3.2, contrast: 0.8, variety: 0.7, pores: 0.6, quarter: 0.4 }

/** One swatch of every family, for contact sheets and for the tests' digests. */
export const SWATCHES: Swatch[] = [
  // Timber and plant
  {
    name: 'Timber planks',
    mmWidth: 800,
    recipe: { family: 'boards', ...OAK, layout: 'planks', length: 1860, width: 180, knots: 6 },
  },
  {
    name: 'Herringbone',
    mmWidth: 900,
    recipe: { family: 'boards', ...OAK, layout: 'herringbone', length: 450, width: 90 },
  },
  { name: 'Chevron', mmWidth: 900, recipe: { family: 'boards', ...WALNUT, layout: 'chevron', length: 600, width: 90 } },
  { name: 'End grain', mmWidth: 420, recipe: { family: 'endGrain', ...OAK, length: 80, width: 80 } },
  {
    name: 'Birch plywood',
    mmWidth: 190,
    recipe: { family: 'ply', light: '#E6D3AE', dark: '#B98D58', length: 900, width: 104, edge: 24, veneer: 1.6 },
  },
  {
    name: 'Bamboo',
    mmWidth: 420,
    recipe: { family: 'bamboo', light: '#E0C58F', dark: '#B08A4E', build: 'flat', strip: 20, length: 960, width: 96 },
  },
  { name: 'Cane weave', mmWidth: 160, recipe: { family: 'cane', strand: '#DDBE8B', ground: '#3A332A', mesh: 15 } },
  { name: 'Cork', mmWidth: 240, recipe: { family: 'cork', light: '#C69A62', dark: '#6B4526', granule: 5, bark: 0.15 } },
  {
    name: 'Timber slats',
    mmWidth: 500,
    recipe: { family: 'slats', ...OAK, slat: 27, gap: 13, felt: '#2A2927', profile: 'square' },
  },
  {
    name: 'Grooved decking',
    mmWidth: 500,
    recipe: {
      family: 'slats',
      ...OAK,
      pores: 0,
      slat: 140,
      gap: 6,
      felt: '#1E1B18',
      profile: 'square',
      grooves: 9,
    },
  },
  // Stone and cast
  {
    name: 'Marble',
    mmWidth: 900,
    recipe: {
      family: 'marble',
      base: '#EDEBE7',
      cloud: '#D3D2CF',
      vein: '#6E6C6A',
      stain: '#B7A98F',
      scale: 320,
      angle: 32,
      bold: 0.9,
      net: 0.4,
    },
  },
  {
    name: 'Sandstone',
    mmWidth: 700,
    recipe: {
      family: 'sediment',
      base: '#D2BC94',
      bed: '#C4AB81',
      thickness: 26,
      angle: 6,
      sand: 1,
      shells: 0.2,
      relief: 0.35,
    },
  },
  {
    name: 'Travertine',
    mmWidth: 800,
    recipe: { family: 'travertine', light: '#E6DBC8', dark: '#C8B291', rust: '#95714A', bed: 42, open: 1, angle: 3 },
  },
  {
    name: 'Granite',
    mmWidth: 300,
    recipe: { family: 'granite', minerals: ['#D9D5CE', '#A6A29B', '#C2B5A4', '#4A4845'], crystal: 4 },
  },
  {
    name: 'Slate',
    mmWidth: 600,
    recipe: { family: 'slate', base: '#636A6E', dark: '#41474B', rust: '#8F653C', cleft: 4.5 },
  },
  {
    name: 'Onyx',
    mmWidth: 800,
    recipe: {
      family: 'onyx',
      bands: ['#EFE3C4', '#D9B877', '#B9823F', '#8FA77A'],
      vein: '#FBF5E4',
      scale: 220,
      angle: 24,
    },
  },
  {
    name: 'Terrazzo',
    mmWidth: 500,
    recipe: {
      family: 'terrazzo',
      matrix: '#E9E2D8',
      chips: ['#B8553F', '#55686B', '#D8B98A', '#2F3133', '#F4F0E8'],
      size: 26,
      fill: 0.8,
    },
  },
  {
    name: 'Concrete, polished',
    mmWidth: 420,
    recipe: { family: 'concrete', base: '#B4B2AD', dark: '#93918B', holes: 0.3, ground: 1 },
  },
  {
    name: 'Concrete, fair-faced',
    mmWidth: 1300,
    recipe: { family: 'concrete', base: '#B4B2AD', dark: '#93918B', holes: 0.9, ties: 450 },
  },
  {
    name: 'Concrete, board-marked',
    mmWidth: 900,
    recipe: { family: 'concrete', base: '#ABA8A2', dark: '#86837D', holes: 0.9, formBoard: 120, ties: 480 },
  },
  // Fired, glazed and painted
  {
    name: 'Brick',
    mmWidth: 900,
    recipe: {
      family: 'tiles',
      layout: 'rows',
      length: 225,
      width: 75,
      joint: 10,
      jointColour: '#C9BFB0',
      colours: ['#A8513A', '#8E3F2F', '#B96B4A'],
      variety: 0.9,
      handmade: 0.7,
      gloss: 0.05,
    },
  },
  {
    name: 'Glazed tile',
    mmWidth: 600,
    recipe: {
      family: 'tiles',
      layout: 'rows',
      length: 150,
      width: 75,
      joint: 2.5,
      jointColour: '#D8D3C8',
      colours: ['#2F5F4E', '#3D7260'],
      variety: 0.5,
      handmade: 0.15,
      gloss: 0.95,
      thin: '#86AF9D',
    },
  },
  {
    name: 'Zellige',
    mmWidth: 500,
    recipe: {
      family: 'tiles',
      layout: 'rows',
      length: 100,
      width: 100,
      shift: 0,
      joint: 1.5,
      jointColour: '#CFC8BA',
      colours: ['#2F6C8F', '#1F4E75', '#5A97B0'],
      variety: 1,
      handmade: 1,
      gloss: 0.9,
    },
  },
  {
    name: 'Mosaic',
    mmWidth: 300,
    recipe: {
      family: 'mosaic',
      pieces: 'penny',
      pitch: 20,
      joint: 2,
      jointColour: '#E4DFD5',
      colours: ['#2F5D57', '#3F7A70', '#87A79C'],
      variety: 0.8,
      gloss: 0.7,
    },
  },
  {
    name: 'Encaustic tile',
    mmWidth: 800,
    recipe: {
      family: 'encaustic',
      pattern: 'star',
      colours: ['#E5DECF', '#3F5568', '#B4694A'],
      side: 200,
      joint: 2,
      jointColour: '#BDB5A6',
      wear: 0.5,
    },
  },
  {
    name: 'Lime plaster',
    mmWidth: 900,
    recipe: {
      family: 'plaster',
      base: '#D9B9A6',
      deep: '#C29C88',
      tool: 'trowel',
      relief: 0.7,
      cloud: 0.7,
      gloss: 0.12,
    },
  },
  {
    name: 'Paint',
    mmWidth: 220,
    recipe: { family: 'paintFilm', base: '#6F8778', tool: 'brush', gloss: 0.12, end: 160 },
  },
  {
    name: 'Patterned wallpaper',
    mmWidth: 700,
    recipe: {
      family: 'wallpaper',
      motif: 'leaf',
      ground: '#2F4A44',
      inks: ['#7FA08A', '#C9B98A', '#E5DFCB'],
      repeat: 320,
    },
  },
  {
    name: 'Grasscloth',
    mmWidth: 260,
    recipe: { family: 'grasscloth', straw: '#C9B487', dark: '#8C7548', paper: '#5F5137', strand: 1.7 },
  },
  {
    name: 'Plasterboard',
    mmWidth: 600,
    recipe: {
      family: 'liningBoard',
      face: '#D6D0C3',
      core: '#F1EFEA',
      fibre: 0,
      length: 2400,
      width: 1200,
      taper: 40,
      end: 500,
    },
  },
  {
    name: 'Linoleum',
    mmWidth: 400,
    recipe: { family: 'linoleum', base: '#C39A64', streaks: ['#B3874F', '#CFAA76', '#A67A43'], length: 54 },
  },
  {
    name: 'Laminate',
    mmWidth: 150,
    recipe: {
      family: 'laminate',
      base: '#B9C4BE',
      print: '#7C8A84',
      design: 'speckle',
      emboss: 0.05,
      gloss: 0.25,
      chips: { length: 76, width: 52 },
    },
  },
  // Textile and leather
  {
    name: 'Linen',
    mmWidth: 80,
    recipe: { family: 'weave', warp: '#CFC2AA', weft: '#BFB097', pitch: 1, structure: 'plain', slub: 0.9 },
  },
  {
    name: 'Bouclé',
    mmWidth: 100,
    recipe: { family: 'felt', texture: 'boucle', base: '#E7E0D3', fibres: ['#F4EFE6', '#CFC5B4'], loop: 8 },
  },
  {
    name: 'Velvet',
    mmWidth: 500,
    recipe: { family: 'felt', texture: 'pile', base: '#2A605C', fibres: [], folds: 150 },
  },
  {
    name: 'Felt',
    mmWidth: 160,
    recipe: { family: 'felt', texture: 'felt', base: '#6A6D70', fibres: ['#4A4D50', '#A2A5A8', '#85888B'] },
  },
  {
    name: 'Carpet, loop',
    mmWidth: 220,
    recipe: { family: 'carpet', pile: 'loop', yarns: ['#A89B86', '#8B7E6A', '#C4B8A3'], design: 'tweed', gauge: 4 },
  },
  {
    name: 'Carpet, cut',
    mmWidth: 300,
    recipe: { family: 'carpet', pile: 'cut', yarns: ['#7C4A3E', '#8E5A4C'], design: 'plain', gauge: 3 },
  },
  {
    name: 'Leather',
    mmWidth: 220,
    recipe: { family: 'leather', base: '#8A5430', deep: '#5A331B', grain: 'full', scale: 2.6, gloss: 0.3 },
  },
  // Metal, glass, acoustic
  {
    name: 'Brushed metal',
    mmWidth: 300,
    recipe: { family: 'metal', base: '#B79A5F', deep: '#8C713C', finish: 'brushed' },
  },
  {
    name: 'Perforated metal',
    mmWidth: 120,
    recipe: { family: 'metal', base: '#B5B8BB', deep: '#8A8D90', finish: 'brushed', holes: { pitch: 8, diameter: 5 } },
  },
  {
    name: 'Patinated metal',
    mmWidth: 600,
    recipe: { family: 'patina', metal: '#7A4B33', deep: '#3E2A20', bloom: '#6FA495', amount: 0.6 },
  },
  {
    name: 'Fluted glass',
    mmWidth: 300,
    recipe: {
      family: 'glass',
      kind: 'fluted',
      tint: '#DDE7E3',
      behind: ['#B9C4BC', '#7F9088', '#DDE3DC', '#A8B3A6'],
      pitch: 16,
    },
  },
  {
    name: 'Wired glass',
    mmWidth: 220,
    recipe: { family: 'glass', kind: 'wired', tint: '#D5E0DC', behind: ['#C9CDC6', '#AEB9B4', '#DCDFD9'], pitch: 12.5 },
  },
  {
    name: 'Acoustic panel',
    mmWidth: 600,
    recipe: { family: 'acoustic', build: 'wedge', base: '#4A4C50', deep: '#202124', pitch: 300 },
  },
]
