import type { LanguageWords } from '../language.ts'

export const about: LanguageWords['about'] = {
  wood: 'oak, walnut, ash, beech, birch, maple, cherry, chestnut, larch, pine, spruce, fir, cedar, douglas fir, elm, alder, poplar, hickory, acacia, eucalyptus, sapele, merbau, hinoki, cypress, pear wood, robinia, hardwood, softwood, white oak, red oak, black walnut, american walnut, european oak, french oak, smoked oak, fumed oak, shou sugi ban',
  solidFloor: 'herringbone, chevron, plank, planks',
  tile: 'terracotta, hexagon, hexagonal, hexagons, fish scale, subway, metro',
  stone: 'flamed, bush hammered, riven',
  metal:
    'brass, copper, bronze, steel, stainless steel, corten, weathering steel, aluminium, aluminum, zinc, iron, titanium, tin',
  rubber: 'rubber',
  glass: 'wired',
  felt: 'felt, wool felt',
  lime: 'lime',
  plaster: 'tadelakt, skimmed, trowelled, troweled, trowel, to trowel, skim',
  softs:
    'wool, cotton, silk, mohair, alpaca, cashmere, polyester, nylon, polyamide, polypropylene, viscose, tweed, chenille',
  leather: 'hide, hides, cowhide',
  floor:
    'underfoot, warm underfoot, quiet underfoot, soft underfoot, corridor, corridors, hallway, hallways, foyer, entrance hall, entryway, vestibule, mud room, mudroom, boot room',
}
