export const ABSORBERS = [
  {
    "key": "RF-WOO",
    "brand": "Ruhenfeld",
    "name": "针刺羊毛吸声毡",
    "enName": "Needled wool absorber",
    "description": "梳下来太短纺不成纱的毛，叠十二层针刺成板，不加胶也不加阻燃剂。图钉按进去，拔出来看不到眼。",
    "enDescription": "Combings too short to spin are laid twelve deep and needled into a board, with neither glue nor flame retardant. A drawing pin leaves no mark when it is pulled out.",
    "category": "feltPanel",
    "unit": "square_meter",
    "price": [246, 272],
    "taxIncluded": true,
    "size": { "length": 1200, "width": 600, "thickness": 12 },
    "pack": { "coverage": 5.76, "pieces": 8 },
    "origin": "DE",
    "attributes": {
      "thickness": 12,
      "composition": ["短羊毛 100 %", "100 % wool noils"],
      "density": 210,
      "absorption": 0.45,
      "airGap": 20,
      "fire": "C-s2,d0",
      "lightFastness": "5",
      "weight": 2.5,
      "uses": ["office", "school", "home"]
    },
    "certificates": [
      { "scheme": "low_emission", "year": 2024, "serial": 540 },
      { "scheme": "responsible_source", "year": 2025, "serial": 541 }
    ],
    "layers": [["针刺羊毛", "Needled wool", 12, "#75706A"]],
    "coverWidth": 150,
    "room": "wall",
    "seed": 40903,
    "recipe": {
      "family": "felt",
      "texture": "felt",
      "base": "#77726C",
      "fibres": ["#A39E97", "#4C4844", "#8C8279", "#C4BFB7"]
    },
    "skus": [
      { "code": "GRA", "shade": ["花岗", "Granite"], "hex": "#75716C", "stock": 380 },
      { "code": "CUR", "shade": ["酸奶", "Curd"], "hex": "#CFC7B7", "stock": 290 },
      { "code": "FIR", "shade": ["冷杉", "Fir"], "hex": "#44554A", "stock": 140 },
      { "code": "BER", "shade": ["越橘", "Lingonberry"], "hex": "#7A3A41", "stock": 65 },
      { "code": "HON", "shade": ["蜂巢", "Honeycomb"], "hex": "#BF9347", "stock": 80 },
      { "code": "SLT", "shade": ["屋面瓦", "Roof slate"], "hex": "#4F5862", "stock": 0, "leadTimeDays": 28 }
    ]
  },
  {
    "key": "RF-WWN",
    "brand": "Ruhenfeld",
    "name": "本色木丝板",
    "enName": "Natural wood-wool board",
    "description": "云杉刨成两毫米宽的长丝，裹菱镁水泥压实，缝隙就是吸声的地方。装在体育馆的吊顶上，挨得住篮球。",
    "enDescription": "Spruce shaved into strands two millimetres wide and bound with magnesite, with the gaps left to do the listening. In a gymnasium ceiling it takes a basketball without a mark.",
    "category": "woodWool",
    "unit": "square_meter",
    "price": [118, 136],
    "taxIncluded": true,
    "size": { "length": 1200, "width": 600, "thickness": 25 },
    "pack": { "coverage": 4.32, "pieces": 6 },
    "origin": "DE",
    "attributes": {
      "thickness": 25,
      "composition": ["云杉木丝，菱镁胶结", "Spruce strands, magnesite"],
      "density": 460,
      "absorption": 0.6,
      "airGap": 45,
      "edgeWork": ["倒角 5", "Bevelled 5"],
      "fire": "B-s1,d0",
      "weight": 11.5,
      "uses": ["school", "office", "retail"]
    },
    "certificates": [{ "scheme": "fire_reaction", "year": 2024, "serial": 542 }],
    "layers": [["木丝菱镁板", "Wood wool, magnesite-bound", 25, "#C9B891"]],
    "coverWidth": 300,
    "room": "wall",
    "laid": { "joint": 2, "jointColour": "#2E2B26", "shift": 0.5 },
    "seed": 40911,
    "recipe": {
      "family": "acoustic",
      "build": "woodwool",
      "base": "#CDBD98",
      "deep": "#6F6246",
      "pitch": 600
    },
    "skus": [
      { "code": "MAG", "shade": ["菱镁米", "Magnesite beige"], "hex": "#C5B48D", "stock": 540 },
      {
        "code": "CEM",
        "shade": ["白水泥", "White cement"],
        "hex": "#CFCABD",
        "stock": 320,
        "recipe": { "base": "#D9D4C7", "deep": "#85806F" }
      },
      {
        "code": "GRY",
        "shade": ["灰水泥", "Grey cement"],
        "hex": "#9A968C",
        "stock": 260,
        "recipe": { "base": "#A5A197", "deep": "#56534B" }
      }
    ]
  },
  {
    "key": "RF-WWC",
    "brand": "Ruhenfeld",
    "name": "喷色木丝板",
    "enName": "Coloured wood wool",
    "description": "板子成型之后才上色，水性漆从四个方向各喷一遍，缝里也有颜色，吸声却不打折扣。现场切口带一小罐同色漆去补。",
    "enDescription": "Coloured after pressing, with four thin passes from four sides that reach into the gaps and do not close them. A small tin of the same paint comes with each order, for edges cut on site.",
    "category": "woodWool",
    "unit": "square_meter",
    "price": [158, 178],
    "size": { "length": 600, "width": 600, "thickness": 35 },
    "pack": { "coverage": 2.16, "pieces": 6 },
    "origin": "DE",
    "isMadeToMeasure": true,
    "attributes": {
      "thickness": 35,
      "composition": ["云杉木丝，白水泥", "Spruce strands, white cement"],
      "finish": ["水性漆四向喷涂", "Water-borne paint, four passes"],
      "density": 430,
      "absorption": 0.85,
      "fixing": ["暗装龙骨", "Concealed grid"],
      "fire": "B-s1,d0",
      "weight": 15,
      "uses": ["school", "retail", "hotel"]
    },
    "layers": [
      ["水性漆", "Water-borne paint", 0.1, "#316650"],
      ["木丝水泥板", "Wood-wool cement board", 34.9, "#C9C2AE"]
    ],
    "coverWidth": 500,
    "isRal": true,
    "room": "wall",
    "laid": { "joint": 2, "jointColour": "#2E2B26", "shift": 0 },
    "seed": 40923,
    "recipe": {
      "family": "acoustic",
      "build": "woodwool",
      "base": "#3A7159",
      "deep": "#173328",
      "pitch": 600
    },
    "skus": [
      { "code": "6000", "shade": ["铜绿", "Patina green"], "hex": "#316650", "stock": 110 },
      {
        "code": "1002",
        "shade": ["沙黄", "Sand yellow"],
        "hex": "#C6A664",
        "stock": 95,
        "recipe": { "base": "#CFB071", "deep": "#776236" }
      },
      {
        "code": "2013",
        "shade": ["珠橙", "Pearl orange"],
        "hex": "#C35831",
        "stock": 40,
        "recipe": { "base": "#CB653E", "deep": "#6F2E17" }
      },
      {
        "code": "7016",
        "shade": ["煤灰", "Anthracite"],
        "hex": "#293133",
        "stock": 260,
        "recipe": { "base": "#343D3F", "deep": "#141819" }
      },
      {
        "code": "7044",
        "shade": ["丝灰", "Silk grey"],
        "hex": "#CAC4B0",
        "stock": 180,
        "recipe": { "base": "#D2CDBA", "deep": "#7C7765" }
      }
    ]
  },
  {
    "key": "RF-PYR",
    "brand": "Ruhenfeld",
    "name": "楔形吸声块",
    "enName": "Wedge absorber",
    "description": "一条条楔子朝外，十公分深，八百赫兹往上的声音进去就不出来。录音棚横竖交错贴，接缝处不会连成一道直槽。",
    "enDescription": "Wedges ten centimetres deep, pointing into the room, from which nothing above 800 hertz comes back. Studios turn every second tile by a quarter, so that no groove runs on from one to the next.",
    "category": "acousticTile",
    "unit": "box",
    "price": [520, 580],
    "taxIncluded": true,
    "size": { "length": 500, "width": 500, "thickness": 100 },
    "pack": { "coverage": 2, "pieces": 8 },
    "origin": "DE",
    "attributes": {
      "thickness": 100,
      "composition": ["三聚氰胺泡沫", "Melamine foam"],
      "density": 10,
      "absorption": 0.95,
      "fixing": ["喷胶", "Spray adhesive"],
      "fire": "B-s1,d0",
      "weight": 0.6,
      "uses": ["office", "school"]
    },
    "certificates": [{ "scheme": "fire_reaction", "year": 2023, "serial": 543 }],
    "layers": [
      ["楔形面", "Wedges", 70, "#5A5D61"],
      ["底板", "Base", 30, "#6A6D71"]
    ],
    "coverWidth": 900,
    "room": "wall",
    "seed": 40931,
    "recipe": {
      "family": "acoustic",
      "build": "wedge",
      "base": "#62656A",
      "deep": "#2C2E31",
      "pitch": 500
    },
    "skus": [
      { "code": "GRY", "shade": ["原灰", "Plain grey"], "hex": "#5F6266", "stock": 240 },
      {
        "code": "WHT",
        "shade": ["原白", "Plain white"],
        "hex": "#CBC9C4",
        "stock": 190,
        "recipe": { "base": "#D9D7D2", "deep": "#8B8985" }
      },
      {
        "code": "WIN",
        "shade": ["酒红", "Burgundy"],
        "hex": "#5E2A31",
        "stock": 0,
        "recipe": { "base": "#6B323A", "deep": "#2E1418" },
        "leadTimeDays": 35
      },
      {
        "code": "BLU",
        "shade": ["深海", "Deep sea"],
        "hex": "#2F4156",
        "stock": 35,
        "recipe": { "base": "#384C63", "deep": "#17212D" }
      }
    ]
  },
  {
    "key": "SG-QUA",
    "brand": "Stillgrove",
    "name": "模压毛毡方块",
    "enName": "Moulded felt square",
    "description": "毛毡热压成三十公分见方的缓坡，四块一转，拼出风车、台阶或者菱形。背面四个磁点，换花样不用工具。",
    "enDescription": "Felt is pressed while hot into a shallow slope thirty centimetres square; turned in fours it makes pinwheels, stairs or diamonds. Four magnets on the back let the pattern be changed without tools.",
    "category": "acousticTile",
    "unit": "piece",
    "price": [68, 76],
    "taxIncluded": true,
    "size": { "length": 300, "width": 300, "thickness": 38 },
    "pack": { "coverage": 1.44, "pieces": 16 },
    "origin": "DE",
    "attributes": {
      "thickness": 38,
      "composition": ["再生聚酯毡", "Reclaimed polyester felt"],
      "recycledShare": 75,
      "absorption": 0.5,
      "fixing": ["磁吸", "Magnets"],
      "fire": "B-s2,d0",
      "weight": 3.1,
      "uses": ["office", "home", "school"]
    },
    "layers": [
      ["模压毡面", "Moulded felt", 6, "#8C9A84"],
      ["空腔", "Hollow", 30, "#E9E6DF"],
      ["背板与磁点", "Back with magnets", 2, "#55585A"]
    ],
    "coverWidth": 800,
    "room": "wall",
    "seed": 40943,
    "recipe": {
      "family": "acoustic",
      "build": "tiles",
      "base": "#919F89",
      "deep": "#4C5547",
      "pitch": 300
    },
    "skus": [
      { "code": "SAG", "shade": ["鼠尾草绿", "Garden sage"], "hex": "#8A9882", "stock": 320 },
      {
        "code": "BIS",
        "shade": ["饼干", "Biscuit"],
        "hex": "#C3AD8B",
        "stock": 280,
        "recipe": { "base": "#CAB594", "deep": "#766546" }
      },
      {
        "code": "BRI",
        "shade": ["旧砖", "Old brick"],
        "hex": "#9C5B45",
        "stock": 110,
        "recipe": { "base": "#A5644E", "deep": "#532C20" }
      },
      {
        "code": "LEA",
        "shade": ["铅", "Lead"],
        "hex": "#5B5F65",
        "stock": 240,
        "recipe": { "base": "#636870", "deep": "#2B2E33" }
      }
    ]
  }
]
