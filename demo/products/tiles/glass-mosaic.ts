export const GLASS_MOSAIC = [
  {
    "key": "FB-LAG",
    "brand": "Fornace Blu",
    "name": "玻璃方粒「潟湖」",
    "enName": "Laguna glass square",
    "description": "颜色熔在玻璃里，不是涂在背后，磕掉一角里外同色。泳池用料要下水选，水深一米，蓝会偏绿。",
    "enDescription": "Colour is melted through the glass instead of painted behind it, so that a chipped edge stays blue. Choose it under water: a metre down, blue turns towards green.",
    "category": "glassMosaic",
    "unit": "square_meter",
    "price": [268, 315],
    "taxIncluded": true,
    "size": { "length": 327, "width": 327, "thickness": 4 },
    "pack": { "coverage": 2.14, "pieces": 20 },
    "origin": "IT",
    "attributes": {
      "thickness": 4,
      "pieceSize": 20,
      "finish": ["自然面", "As pressed"],
      "jointWidth": 1.5,
      "recycledShare": 60,
      "frostProof": true,
      "acidProof": true,
      "translucent": false,
      "uses": ["outdoor", "bath", "hotel"]
    },
    "certificates": [{ "scheme": "recycled_content", "year": 2025, "serial": 306 }],
    "layers": [
      ["整色玻璃", "Glass, coloured through", 4, "#3C8AA3"],
      ["点胶背网", "Dotted net", 0.3, "#E4E4E0"]
    ],
    "coverWidth": 280,
    "room": "wall",
    "seed": 20224,
    "recipe": {
      "family": "mosaic",
      "pieces": "square",
      "pitch": 21.8,
      "joint": 1.6,
      "jointColour": "#D5DAD8",
      "colours": ["#3587A2", "#57A3B6", "#2A6E8C", "#83BFC6"],
      "variety": 0.8,
      "gloss": 0.9
    },
    "skus": [
      { "code": "LAG", "shade": ["潟湖", "Lagoon"], "hex": "#5B9FB0", "stock": 520 },
      {
        "code": "NOT",
        "shade": ["深水", "Deep water"],
        "hex": "#365476",
        "stock": 330,
        "recipe": { "colours": ["#264469", "#355A82", "#1C3554", "#486F94"], "jointColour": "#7F93A3" }
      },
      {
        "code": "ALG",
        "shade": ["海藻", "Seaweed"],
        "hex": "#6A8C72",
        "stock": 240,
        "recipe": { "colours": ["#4E7A5C", "#6B9474", "#3D644A", "#8DAE8C"] }
      },
      {
        "code": "GHI",
        "shade": ["冰", "Ice"],
        "hex": "#CFDAD8",
        "stock": 610,
        "recipe": { "colours": ["#CFDCDB", "#DEE6E3", "#BCCDCD", "#E6EAE6"] }
      },
      {
        "code": "TRA",
        "shade": ["日落", "Sundown"],
        "hex": "#C68C73",
        "stock": 75,
        "recipe": { "colours": ["#C47F5F", "#D59A78", "#A8625A", "#DDB594"], "jointColour": "#DCCFC2" },
        "price": [318, 360],
        "leadTimeDays": 35
      }
    ]
  },
  {
    "key": "FB-SML",
    "brand": "Fornace Blu",
    "name": "手切厚玻璃「斯玛托」",
    "enName": "Smalto split glass",
    "description": "玻璃倒成饼，冷透以后用锤和刃一粒粒劈开，断口朝外。没有两个面朝着同一处，傍晚的墙也还在闪。",
    "enDescription": "Glass is poured into cakes, cooled, and split with hammer and blade, the broken side facing out. Since no two faces tilt alike, a wall of it still glitters at dusk.",
    "category": "glassMosaic",
    "unit": "piece",
    "price": [146, 188],
    "size": { "length": 300, "width": 300, "thickness": 7 },
    "pack": { "coverage": 0.45, "pieces": 5 },
    "origin": "IT",
    "attributes": {
      "thickness": 7,
      "pieceSize": 10,
      "finish": ["劈面", "Split face"],
      "jointWidth": 0.8,
      "shadeVariation": "V4",
      "acidProof": true,
      "uses": ["hotel", "retail"],
      "weight": 16
    },
    "layers": [["不透明玻璃", "Opaque glass", 7, "#B8892F"]],
    "coverWidth": 170,
    "room": "wall",
    "seed": 20240,
    "recipe": {
      "family": "mosaic",
      "pieces": "square",
      "pitch": 11,
      "joint": 0.8,
      "jointColour": "#8E8577",
      "colours": ["#B98A30", "#D0A650", "#9A6C22", "#E0C27E", "#7B531F"],
      "variety": 1,
      "gloss": 0.95,
      "split": 1
    },
    "skus": [
      { "code": "ORO", "shade": ["旧金", "Old gold"], "hex": "#B58D42", "stock": 60 },
      {
        "code": "PAV",
        "shade": ["孔雀", "Peacock"],
        "hex": "#2F6D72",
        "stock": 45,
        "recipe": { "colours": ["#1F5F6C", "#2F8078", "#174A63", "#56A08A", "#2C3F74"] }
      },
      {
        "code": "GRA",
        "shade": ["石榴", "Pomegranate"],
        "hex": "#7E363E",
        "stock": 30,
        "recipe": { "colours": ["#7B2433", "#97374A", "#571A27", "#B05A5A", "#3F1720"] }
      }
    ]
  },
  {
    "key": "FB-GOC",
    "brand": "Fornace Blu",
    "name": "磨砂玻璃圆粒「露」",
    "enName": "Goccia frosted drop",
    "description": "整粒进滚筒磨去光，像潮水送回来的玻璃。填缝胶会从里面透出来，浅色配白胶，深色随意。",
    "enDescription": "Tumbled until the shine has gone, like glass that a tide brings back. Grout shows through it, so pale colours ask for a white joint and dark ones forgive.",
    "category": "glassMosaic",
    "unit": "square_meter",
    "price": [342, 386],
    "taxIncluded": true,
    "size": { "length": 290, "width": 300, "thickness": 6 },
    "pack": { "coverage": 0.87, "pieces": 10 },
    "origin": "IT",
    "attributes": {
      "thickness": 6,
      "pieceSize": 12,
      "finish": ["滚磨", "Tumbled"],
      "jointWidth": 1.6,
      "translucent": true,
      "slip": "R11",
      "frostProof": true,
      "uses": ["bath", "hotel"],
      "weight": 13
    },
    "layers": [
      ["磨砂玻璃", "Frosted glass", 6, "#C4D3CA"],
      ["透明背膜", "Clear film", 0.2, "#E9EDEA"]
    ],
    "coverWidth": 190,
    "room": "wall",
    "seed": 20256,
    "recipe": {
      "family": "mosaic",
      "pieces": "penny",
      "pitch": 13.6,
      "joint": 1.6,
      "jointColour": "#E6E6E0",
      "colours": ["#BFD0C6", "#CEDBD2", "#AFC3B8", "#DAE3DB"],
      "variety": 0.6,
      "gloss": 0.28
    },
    "skus": [
      { "code": "BRI", "shade": ["薄荷霜", "Mint rime"], "hex": "#C8D5CC", "stock": 260 },
      {
        "code": "PES",
        "shade": ["桃霜", "Peach rime"],
        "hex": "#E0BFAA",
        "stock": 140,
        "recipe": { "colours": ["#E0B8A0", "#E8C8B3", "#D5A98F", "#EFD8C8"] }
      },
      {
        "code": "FUM",
        "shade": ["烟", "Smoke"],
        "hex": "#949799",
        "stock": 190,
        "recipe": { "colours": ["#7F8488", "#92979A", "#6F7478", "#A4A8A9"], "jointColour": "#C5C6C3" }
      },
      {
        "code": "VIO",
        "shade": ["暮紫", "Dusk violet"],
        "hex": "#AEA3B6",
        "stock": 0,
        "recipe": { "colours": ["#9A8BA6", "#AB9DB5", "#877896", "#BEB2C4"] },
        "leadTimeDays": 28
      }
    ]
  }
]
