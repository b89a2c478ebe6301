export const SOLID_SURFACE = [
  {
    "key": "PA-ACR",
    "brand": "Plattenau",
    "name": "细粒实体面材",
    "enName": "Fine-grained solid surface",
    "description": "三分之二是矿粉，三分之一是丙烯酸，接缝用同色胶，打磨之后摸不出来。热锅还是要垫，到一百六十度面上会发白。",
    "enDescription": "Two thirds mineral powder and one third acrylic; joints take glue of the same colour and vanish under the sander. Put a trivet under hot pans all the same, for it blanches at a hundred and sixty degrees.",
    "category": "solidSurface",
    "unit": "square_meter",
    "price": [920, 1040],
    "taxIncluded": true,
    "size": { "length": 3680, "width": 760, "thickness": 12 },
    "pack": { "coverage": 2.8, "pieces": 1 },
    "origin": "AT",
    "attributes": {
      "thickness": 12,
      "composition": ["氢氧化铝 66 %，丙烯酸 34 %", "66 % aluminium hydroxide, 34 % acrylic"],
      "finish": ["细磨", "Fine ground"],
      "heatResistance": 160,
      "formingRadius": 60,
      "waterAbsorption": 0.03,
      "canBeSanded": true,
      "weight": 21,
      "uses": ["kitchen", "bath", "retail"]
    },
    "certificates": [{ "scheme": "low_emission", "year": 2025, "serial": 417 }],
    "layers": [
      ["实体面材", "Solid surface", 12, "#D6D2C8"],
      ["防水胶合板", "Waterproof plywood", 18, "#C9A877"]
    ],
    "coverWidth": 160,
    "isSeamless": true,
    "room": "counter",
    "seed": 30860,
    "recipe": {
      "family": "granite",
      "minerals": ["#DAD6CC", "#D0CBBF", "#E6E3DA", "#A39C8F"],
      "crystal": 1.5,
      "gloss": 0.22
    },
    "skus": [
      { "code": "OAT", "shade": ["燕麦", "Rolled oats"], "hex": "#D3CEC2", "stock": 180 },
      {
        "code": "SEA",
        "shade": ["浅滩", "Shallows"],
        "hex": "#A7B6B0",
        "stock": 90,
        "recipe": { "minerals": ["#A5B5AF", "#B8C5BE", "#93A59F", "#5F726D"] }
      },
      {
        "code": "PEP",
        "shade": ["白胡椒", "White pepper"],
        "hex": "#B5B0A8",
        "stock": 140,
        "recipe": { "minerals": ["#BDB8B0", "#CBC7C0", "#A09A91", "#4D4945"] }
      },
      {
        "code": "NIG",
        "shade": ["柏油路", "New tarmac"],
        "hex": "#3C3D3F",
        "stock": 75,
        "recipe": { "minerals": ["#3A3B3D", "#47484A", "#2D2E30", "#8A8B8C"] }
      }
    ]
  },
  {
    "key": "PA-TER",
    "brand": "Plattenau",
    "name": "碎料实体面材",
    "enName": "Crushed-offcut solid surface",
    "description": "自家裁下来的边角打成粒，再浇进新料里，切开像牛轧糖，颗粒边缘分明。旧料占四成二，每批留半块当样。",
    "enDescription": "Its own offcuts, broken and cast into a fresh pour, with edges as crisp as sliced nougat. Reclaimed matter makes forty-two per cent, and half a slab of each batch is kept for comparison.",
    "category": "solidSurface",
    "unit": "square_meter",
    "price": [1080, 1220],
    "taxIncluded": true,
    "size": { "length": 3050, "width": 760, "thickness": 12 },
    "pack": { "coverage": 2.32, "pieces": 1 },
    "origin": "AT",
    "attributes": {
      "thickness": 12,
      "recycledShare": 42,
      "finish": ["细磨", "Fine ground"],
      "heatResistance": 150,
      "waterAbsorption": 0.05,
      "canBeSanded": true,
      "weight": 21.5,
      "uses": ["kitchen", "retail", "office"]
    },
    "certificates": [{ "scheme": "recycled_content", "year": 2025, "serial": 418 }],
    "layers": [
      ["碎料面材", "Crushed-offcut slab", 12, "#CFC4B4"],
      ["防水胶合板", "Waterproof plywood", 18, "#C9A877"]
    ],
    "coverWidth": 260,
    "isSeamless": true,
    "room": "counter",
    "seed": 30880,
    "recipe": {
      "family": "terrazzo",
      "matrix": "#E4DFD5",
      "chips": ["#B9B4AA", "#D8CDBD", "#8A958F", "#C79F86", "#5D5F61"],
      "size": 13,
      "fill": 0.6,
      "gloss": 0.24
    },
    "skus": [
      { "code": "NOU", "shade": ["牛轧糖", "Nougat"], "hex": "#D5CDC0", "stock": 110 },
      {
        "code": "PIS",
        "shade": ["开心果", "Pistachio"],
        "hex": "#A9B296",
        "stock": 70,
        "recipe": { "matrix": "#B4BD9F", "chips": ["#DDE0CC", "#7F8D6B", "#EFEBDD", "#5C6A4E", "#C7B48E"] }
      },
      {
        "code": "LIQ",
        "shade": ["甘草糖", "Liquorice"],
        "hex": "#4A4744",
        "stock": 45,
        "recipe": {
          "matrix": "#34322F",
          "chips": ["#6A6661", "#8C867E", "#4A4743", "#C0B8AA", "#8A5B4B"],
          "fill": 0.7
        }
      }
    ]
  },
  {
    "key": "PA-MAR",
    "brand": "Plattenau",
    "name": "流纹实体面材",
    "enName": "Drawn-vein solid surface",
    "description": "纹路是浇料时拿木条拖出来的，从正面一直走到背面，水槽开孔的断面上也有。加热以后弯得过八厘米的圆角，一片转到底。",
    "enDescription": "Veins are drawn with a lath during the pour and run right through, so a cut-out for a sink shows them too. Heated, it bends to a radius of eight centimetres and turns the corner in one piece.",
    "category": "solidSurface",
    "unit": "square_meter",
    "price": [1280, 1460],
    "taxIncluded": true,
    "size": { "length": 3680, "width": 930, "thickness": 12 },
    "pack": { "coverage": 3.42, "pieces": 1 },
    "origin": "AT",
    "isMadeToMeasure": true,
    "attributes": {
      "thickness": 12,
      "composition": ["氢氧化铝 62 %，聚酯丙烯酸 38 %", "62 % aluminium hydroxide, 38 % polyester acrylic"],
      "finish": ["缎光", "Satin"],
      "formingRadius": 80,
      "heatResistance": 150,
      "canBeSanded": true,
      "weight": 21,
      "uses": ["kitchen", "bath", "hotel"],
      "fire": "B-s1,d0"
    },
    "layers": [
      ["流纹面材", "Veined slab", 12, "#DEDAD2"],
      ["防水胶合板", "Waterproof plywood", 18, "#C9A877"]
    ],
    "coverWidth": 1100,
    "isSeamless": true,
    "room": "counter",
    "seed": 30900,
    "recipe": {
      "family": "marble",
      "base": "#E6E3DC",
      "cloud": "#DAD5CB",
      "vein": "#A99E8E",
      "scale": 620,
      "angle": 12,
      "bold": 0.55,
      "net": 0,
      "gloss": 0.32
    },
    "skus": [
      { "code": "CRE", "shade": ["奶皮", "Clotted cream"], "hex": "#DFDAD0", "stock": 90 },
      {
        "code": "ASH",
        "shade": ["茶烟", "Tea smoke"],
        "hex": "#A7A097",
        "stock": 60,
        "recipe": { "base": "#ACA59C", "cloud": "#9A938A", "vein": "#E1DDD5" }
      },
      {
        "code": "PIN",
        "shade": ["松影", "Under pines"],
        "hex": "#5A685F",
        "stock": 0,
        "recipe": { "base": "#56655B", "cloud": "#4A5950", "vein": "#B9C0AE" },
        "leadTimeDays": 60
      }
    ]
  }
]
