export const PLAIN_LAMINATE = [
  {
    "key": "PA-UNI",
    "brand": "Plattenau",
    "name": "素面防火板",
    "enName": "Plain laminate, fine matt",
    "description": "三层牛皮纸浸酚醛，上面盖一张色纸，在一千四百吨的压机里待五十分钟。芯是褐色的，板边要么封，要么就大大方方露着。",
    "enDescription": "Three sheets of kraft paper in phenolic resin and one of colour, fifty minutes under fourteen hundred tonnes. The core is brown: edge it, or let the line show and mean it.",
    "category": "plainLaminate",
    "unit": "square_meter",
    "price": [118, 132],
    "taxIncluded": true,
    "size": { "length": 3050, "width": 1300, "thickness": 0.8 },
    "pack": { "coverage": 3.97, "pieces": 1 },
    "origin": "AT",
    "attributes": {
      "thickness": 0.8,
      "finish": ["细哑", "Fine matt"],
      "core": ["褐色牛皮纸", "Brown kraft"],
      "sheen": 8,
      "heatResistance": 180,
      "formingRadius": 10,
      "wearTurns": 900,
      "uses": ["kitchen", "office", "retail"],
      "fire": "C-s2,d0"
    },
    "certificates": [{ "scheme": "low_emission", "year": 2025, "serial": 415 }],
    "layers": [
      ["三聚氰胺透明层", "Clear melamine", 0.08, "#F2F0EA"],
      ["色纸", "Coloured paper", 0.12, "#606E8C"],
      ["牛皮纸芯", "Kraft core", 0.6, "#7A5638"]
    ],
    "coverWidth": 183,
    "isRal": true,
    "room": "counter",
    "seed": 30720,
    "recipe": {
      "family": "laminate",
      "base": "#606E8C",
      "print": "#586685",
      "design": "plain",
      "emboss": 0.03,
      "gloss": 0.12
    },
    "sample": { "chips": { "length": 82.5, "width": 52 } },
    "skus": [
      { "code": "14", "shade": ["工作服", "Work jacket"], "hex": "#606E8C", "stock": 190 },
      { "code": "01", "shade": ["瓷杯", "Canteen cup"], "hex": "#EAE6CA", "stock": 480 },
      { "code": "02", "shade": ["清早", "Early grey"], "hex": "#B5B8B1", "stock": 520 },
      { "code": "03", "shade": ["诊所绿", "Clinic green"], "hex": "#89AC76", "stock": 160 },
      { "code": "07", "shade": ["花盆", "Flowerpot"], "hex": "#C1876B", "stock": 140 },
      { "code": "09", "shade": ["粮仓", "Granary"], "hex": "#C6A664", "stock": 120 },
      { "code": "20", "shade": ["石板屋顶", "Slate roof"], "hex": "#293133", "stock": 230 }
    ]
  },
  {
    "key": "PA-GLO",
    "brand": "Plattenau",
    "name": "镜光防火板",
    "enName": "Mirror-gloss laminate",
    "description": "拿镜面钢压出来，光泽九十个单位，衣柜门前可以打领带。指纹也照得一清二楚，抽屉里请备一块麂皮。",
    "enDescription": "Pressed against mirror steel to ninety units of gloss, enough to knot a tie in. Fingerprints are reproduced just as well, so keep a chamois in the drawer.",
    "category": "plainLaminate",
    "unit": "square_meter",
    "price": [186, 204],
    "taxIncluded": true,
    "size": { "length": 3050, "width": 1320, "thickness": 1 },
    "pack": { "coverage": 4.03, "pieces": 1 },
    "origin": "AT",
    "attributes": {
      "thickness": 1,
      "finish": ["镜光", "Mirror gloss"],
      "core": ["褐色牛皮纸", "Brown kraft"],
      "sheen": 90,
      "heatResistance": 160,
      "showsFingerprints": true,
      "washable": true,
      "uses": ["home", "retail", "hotel"]
    },
    "layers": [
      ["保护膜", "Protective film", 0.05, "#DCE6EA"],
      ["透明面层", "Clear face", 0.12, "#F2F0EA"],
      ["色纸", "Coloured paper", 0.12, "#9B111E"],
      ["牛皮纸芯", "Kraft core", 0.76, "#7A5638"]
    ],
    "coverWidth": 560,
    "isRal": true,
    "room": "wall",
    "seed": 30740,
    "recipe": {
      "family": "laminate",
      "base": "#9B111E",
      "print": "#8C0F1B",
      "design": "plain",
      "emboss": 0,
      "gloss": 0.9
    },
    "skus": [
      { "code": "CHE", "shade": ["糖渍樱桃", "Candied cherry"], "hex": "#9B111E", "stock": 110 },
      { "code": "PIA", "shade": ["琴盖", "Piano lid"], "hex": "#1C1C1C", "stock": 240 },
      { "code": "MAL", "shade": ["孔雀石匣子", "Malachite box"], "hex": "#1E5945", "stock": 150 },
      { "code": "TWE", "shade": ["差五分十二点", "Five to twelve"], "hex": "#1E213D", "stock": 0, "leadTimeDays": 42 }
    ]
  },
  {
    "key": "PA-CHK",
    "brand": "Plattenau",
    "name": "可书写防火板",
    "enName": "Chalkboard laminate",
    "description": "板面磨到粉笔刚好挂得住，背后衬一张薄铁皮，磁钉也吸得牢。按墙裁切，看了图纸才报价。",
    "enDescription": "Ground just rough enough to hold chalk, with a thin sheet of steel behind that holds a magnet too. It is cut to the wall, and priced from a drawing.",
    "category": "plainLaminate",
    "unit": "square_meter",
    "size": { "length": 3600, "width": 1200, "thickness": 1.2 },
    "origin": "AT",
    "isMadeToMeasure": true,
    "attributes": {
      "thickness": 1.2,
      "finish": ["书写面", "Writing surface"],
      "core": ["牛皮纸夹铁皮", "Kraft with steel foil"],
      "sheen": 5,
      "wearTurns": 1500,
      "uses": ["school", "office", "home"],
      "washable": true,
      "fire": "B-s1,d0"
    },
    "layers": [
      ["磨砂书写层", "Ground writing face", 0.15, "#2C5545"],
      ["铁皮", "Steel foil", 0.2, "#8C8F91"],
      ["牛皮纸芯", "Kraft core", 0.85, "#7A5638"]
    ],
    "coverWidth": 228,
    "isRal": true,
    "room": "wall",
    "seed": 30760,
    "recipe": {
      "family": "laminate",
      "base": "#2C5545",
      "print": "#3A6353",
      "design": "plain",
      "emboss": 0.015,
      "gloss": 0.04
    },
    "sample": { "chips": { "length": 105, "width": 105 } },
    "skus": [
      { "code": "BOA", "shade": ["黑板绿", "Board green"], "hex": "#2C5545", "stock": 40 },
      { "code": "SLA", "shade": ["石笔", "Slate pencil"], "hex": "#23282B", "stock": 35 },
      { "code": "LEC", "shade": ["讲台", "Lectern"], "hex": "#642424", "stock": 12 }
    ]
  }
]
