import type { LanguageWords } from '../language.ts'

export const things: LanguageWords['things'] = {
  floor:
    'floor, flooring, floors, what do you put down, what to put down, something to walk on, floor finish, floor material, floor surface, something underfoot, floor covering material',
  flooring: 'floor covering, floor coverings, floorboards, flooring product',
  wall: 'wall, walls, wall finish, wall finishes, wall surface, wall material, feature wall, accent wall, third wall, back wall, end wall, far wall, long wall, opposite wall, something for the wall, bar front, counter front, reception front, desk front, front of a counter, front of the counter, front of a bar, front of the bar, front of a desk, front of the desk, front of a reception desk, front of the reception desk',
  wallCovering: 'wallcovering, wall covering, wall coverings, wallcoverings, wall fabric, wall textile',
  wallpaper: 'wallpaper, wall paper, wallpapers, paper hangings',
  wallPanel:
    'wall panel, wall panels, wall panelling, wall board, panel, panels, panelling, wainscot, wainscoting, wall lining',
  ceiling:
    'ceiling, ceilings, something overhead, overhead, ceiling board, ceiling boards, ceiling panel, ceiling panels, ceiling tile, ceiling tiles, soffit, ceiling lining, ceiling finish, ceiling material, ceiling system',
  acoustic:
    'acoustic panel, acoustic panels, acoustic board, acoustic tile, acoustic tiles, sound absorber, sound absorbers, absorber, absorbers, baffle, baffles, sound absorbing panel, sound panel, sound panels, acoustic treatment, acoustic lining, acoustic material, acoustic wall panel, acoustic ceiling',
  woodAcoustic:
    'wood acoustic panel, wood acoustic panels, wooden acoustic panel, wooden acoustic panels, timber acoustic panel, timber acoustic panels',
  splashback:
    'splashback, splash back, splashbacks, backsplash, back splash, upstand, area behind the hob, behind the cooker, behind the hob, wall behind the worktop, wall behind the hob, wall behind the sink, wall behind the cooker, wall above the worktop',
  stair: 'stair tread, stair treads, treads, tread, steps, stair covering, risers, stair finish',
  worktop:
    'worktop, worktops, countertop, countertops, counter top, counter, counters, benchtop, bench top, work surface, work top, kitchen top, bar top, bar counter, vanity top, island top, reception desk top, reception counter, kitchen counter, kitchen worktop, kitchen island, island',
  furnitureTop:
    'table top, tabletop, table, tables, desk, desks, table tops, desk top, desktop, shelf, shelves, shelving, vanity, window sill, windowsill',
  joinery:
    'joinery, cabinet fronts, cabinet doors, cabinets, cabinet, cabinetry, cupboard doors, cupboards, wardrobe, wardrobes, furniture fronts, kitchen fronts, built in furniture, casework, millwork, furniture board, headboard panel',
  facade:
    'facade, facades, facade cladding, facade panel, facade panels, exterior cladding, external cladding, exterior wall, external wall, outside wall, rainscreen, curtain wall panel, building envelope, exterior walls',
  cladding: 'cladding, wall cladding, claddings, stone cladding, column cladding, revetment',
  roof: 'roof tile, roof tiles, roofing, roof covering, roof slates, roof, roof cladding, shingles',
  paving: 'paving, pavers, paver, paving slabs, driveway paving, garden slabs',
  stonePaving: 'paving stone, paving stones, stone paving, setts, cobbles, flagstones, flags',
  decking: 'decking, deck boards, deck board, terrace boards, deck, outdoor boards, decking boards',
  tile: 'tile, tiles, tiling, wall and floor tiles',
  cementTile: 'cement tile, cement tiles, encaustic cement tile, encaustic cement tiles, hydraulic tile',
  floorTile: 'floor tile, floor tiles, floor tiling, tiled floor, tile floor, tile flooring',
  wallTile: 'wall tile, wall tiles, wall tiling, tiled wall',
  mosaic: 'mosaic, mosaics, mosaic tile, mosaic tiles, mosaic sheet',
  glassTile: 'glass tile, glass tiles, glass mosaic',
  slab: 'slab, slabs, large slab, panel of stone, stone slab, stone slabs',
  brick: 'brick, bricks, brickwork, brick slips, brick slip, brick tile',
  clay: 'clay tile, clay tiles, terracotta tile, terracotta tiles, terra cotta tile, terra cotta tiles, terracotta floor tile, terracotta floor tiles, terra cotta floor tile',
  crazyPaving: 'crazy paving, broken paving, random paving',
  board: 'board, boards',
  sheetMaterial: 'sheet material, sheet materials, board material, building board, lining board',
  stone: 'stone, stones, natural stones, stonework',
  stoneLook: 'stone surface, stone surfaces',
  marble: 'marble, marbles, natural marble, real marble, true marble, genuine marble',
  granite: 'granite, granites, natural granite, real granite',
  limestone: 'limestone, bluestone',
  slate: 'slate, slates, phyllite',
  travertine: 'travertine',
  sandstone: 'sandstone',
  onyx: 'onyx',
  terrazzo: 'terrazzo, terrazzo slab, terrazzo tile, terrazzo tiles',
  quartz: 'quartz, engineered stone, quartz stone, quartz composite, engineered quartz',
  sintered: 'sintered stone, sintered slab, ultra compact, ultracompact surface',
  solidSurface: 'solid surface, solid surfaces, acrylic stone, acrylic worktop',
  porcelain: 'porcelain, porcelain tile, porcelain tiles, porcelain stoneware, gres, stoneware',
  zellige: 'zellige, zelliges, zellij, handmade glazed tile, handmade glazed tiles, zellige tile, zellige tiles',
  microcement: 'microcement, micro cement, microtopping, micro topping',
  corkMaterial: 'cork',
  corkWall:
    'cork wall, cork walls, cork wall tile, cork wall tiles, cork wall covering, pin board, pinboard, cork board',
  velvet: 'velvet, velvets, velour',
  plywood: 'plywood, ply, plywood panel',
  cane: 'cane, cane webbing, woven cane, rattan, rattan mesh, rattan webbing, caning',
  suede: 'suede, nubuck, rough out leather',
  felt: 'felt panel, felt panels, felt board, felt tile, felt tiles, acoustic felt',
  rubber:
    'rubber floor, rubber floors, rubber flooring, rubber roll, rubber tile, rubber tiles, rubber sheet, rubber floor tile, rubber floor tiles',
  lime: 'lime finish, lime coating, lime based finish',
  cementBoard:
    'cement board, cement boards, fibre cement, fiber cement, fibre cement board, fibre cement panel, cement panel',
  naturalStone: 'natural stone, real stone, genuine stone',
  ceramic: 'ceramic, ceramics, ceramic tile, ceramic tiles, earthenware tile',
  wood: 'wood, timber, solid wood, real wood, lumber, hardwood, natural wood, wooden, timber product',
  timberFloor:
    'timber floor, wood floor, wooden floor, wood flooring, timber flooring, hardwood floor, wooden flooring, hardwood flooring, wood floors, wooden floors, wood planks, wooden planks, floor planks, plank floor, boards for the floor',
  woodLook: 'wood look, wood effect, timber look, timber effect, wood look surface',
  woodLookFloor: 'wood look floor, wood look flooring, wood effect floor, wood effect flooring, timber look floor',
  solidFloor:
    'solid wood floor, engineered wood floor, engineered floor, engineered wood flooring, solid timber floor, real wood floor, parquet, parquet floor, parquet flooring, engineered boards, engineered planks',
  woodPanel:
    'wood panel, wood panels, timber panel, timber panels, wood panelling, timber panelling, wood wall panel, wooden wall panel, wooden panels, wood wall, timber wall, wood cladding, wooden cladding, timber cladding, wood lining, timber lining, wooden wall, wooden panelling',
  woodVeneer: 'veneer, veneers, wood veneer, veneered panel, veneered board',
  slats:
    'slats, slat, slatted panel, slatted wall, slat wall, slat panels, battens, wood slats, wooden slats, timber slats, ribbed wood, slatted wood, fluted wood panel, tambour',
  resilient: 'resilient flooring, resilient floor, soft flooring, sheet flooring, resilient floor covering, resilient',
  linoleum: 'linoleum, lino, linoleum floor, linoleum flooring, lino floor',
  vinyl:
    'vinyl, vinyl floor, vinyl flooring, lvt, lvp, luxury vinyl, luxury vinyl tile, luxury vinyl tiles, luxury vinyl plank, spc, spc flooring, pvc flooring, pvc floor, vinyl sheet, vinyl tile, vinyl tiles, vinyl plank, vinyl planks, sheet vinyl, safety vinyl',
  carpet: 'carpet, carpets, carpeting, carpet floor, broadloom, fitted carpet, wall to wall carpet, stair runner',
  rug: 'rug, rugs, area rug',
  mat: 'entrance mat, entrance matting, matting, door mat, doormat, barrier matting, barrier mat, walk off mat, walk off matting, entrance system, foot mat',
  fabric: 'fabric, fabrics, textile, textiles, cloth, cloths, material by the metre, soft furnishing, soft furnishings',
  softs: 'textile or carpet, soft finishes',
  upholstery: 'upholstery, chair upholstery',
  upholsteryCloth:
    'upholstery fabric, upholstery cloth, chair fabric, sofa fabric, seat fabric, seating fabric, furniture fabric, fabric for chairs, fabric for a sofa, banquette fabric',
  seating:
    'seating, chair cover, seat cover, sofa cover, sofa, sofas, armchair, banquette, banquettes, window seat, bench seat, headboard, headboards, lounge chair, lounge chairs',
  leather: 'leather, leathers, leather hide, upholstery hide, upholstery leather, real leather, genuine leather',
  leatherette:
    'leatherette, faux leather, fake leather, imitation leather, vegan leather, artificial leather, synthetic leather',
  curtain:
    'curtain, curtains, drape, drapes, drapery, curtain fabric, curtain fabrics, sheers, sheer curtain, sheer curtains, window covering, window treatment, blinds fabric, window dressing, curtain material, net curtain, voile',
  stageCurtain:
    'stage curtain, stage curtains, theatre curtain, theatre drapes, velvet curtain, velvet curtains, blackout curtain, blackout curtains, heavy curtain, heavy curtains, velvet drapes',
  paint:
    'paint, paints, wall paint, emulsion, emulsion paint, coating, ceiling paint, interior paint, mineral paint, masonry paint',
  plaster:
    'plaster, plasters, render, stucco, wall plaster, decorative plaster, lime plaster, clay plaster, trowelled finish, polished plaster, venetian plaster, skim coat',
  laminate:
    'laminate, laminates, hpl, high pressure laminate, formica, melamine board, compact laminate, laminate sheet',
  trim: 'metal trim, edge trim, edge profile, edging profile, edging strip, tile trim, brass trim, brass edging, metal edging, trim profile',
  metal:
    'metal, metals, metal sheet, sheet metal, metal panel, metal panels, metal cladding, metal plate, metalwork, brass sheet, copper sheet, bronze sheet, steel sheet, stainless steel sheet, aluminium sheet, aluminium panel, aluminium panels, zinc sheet',
  corten: 'corten, cor ten, corten steel, weathering steel, weathered steel, rusted steel',
  glass: 'glass, glazing, glass pane, glass panel, glass panels, glass screen, shower screen, glass sheet',
  partition:
    'partition, partitions, partition wall, partition walls, room divider, dividing wall, screen, office partition, office partitions, divider',
  plasterboard:
    'plasterboard, plasterboards, drywall, gypsum board, gypsum boards, sheetrock, wallboard, dry lining, gyprock',
  door: 'door, doors, front door, interior door',
  window: 'window frame, window frames, windows, window',
  light: 'lamp, light fitting, light fixture, light switch, chandelier, pendant light, luminaire, downlight',
  sanitary: 'tap, taps, faucet, washbasin, basin, sink, toilet bowl, bathtub, shower tray, sanitary ware, urinal',
  furniture: 'furniture, chair, chairs, stool, stools',
  insulation: 'insulation, insulation board, thermal insulation, rockwool, mineral wool',
  skirting: 'skirting, skirting board, skirting boards, baseboard, baseboards',
}
