export const WOVEN_PLANTS = [
  {
    "key": "ZL-REE",
    "brand": "Zhuli",
    "name": "苇片墙纸",
    "enName": "Split-reed wallcovering",
    "description": "霜后割的芦苇剖成四毫米的片，棉线一道一道扎住，贴上墙像放下了一面帘子。转角折不过去，要在墙棱上断开，拿竹条收边。",
    "enDescription": "Reeds cut after the first frost, split to four millimetres and tied with cotton line by line, so that the wall looks like a blind let down. It will not fold round a corner: stop it at the edge and finish with a strip of bamboo.",
    "category": "grasscloth",
    "unit": "roll",
    "price": [430, 470],
    "taxIncluded": true,
    "size": { "length": 8000, "width": 910 },
    "shape": "roll",
    "pack": { "coverage": 7.28, "pieces": 1 },
    "origin": "CN-ZJ",
    "isDomestic": true,
    "attributes": {
      "composition": ["芦苇 88 %，纸 12 %", "88 % reed, 12 % paper"],
      "substrate": ["牛皮纸", "Kraft paper"],
      "pasting": ["墙面上胶", "Paste the wall"],
      "weight": 0.48,
      "repeat": 0,
      "uses": ["home", "office", "retail"],
      "washable": false,
      "fire": "C-s2,d0"
    },
    "layers": [
      ["剖苇片", "Split reed", 1.6, "#B9925C"],
      ["棉线", "Cotton thread", 0.2, "#E2D6BC"],
      ["牛皮纸", "Kraft paper", 0.25, "#9A7A53"]
    ],
    "coverWidth": 300,
    "room": "wall",
    "seed": 30640,
    "recipe": {
      "family": "grasscloth",
      "straw": "#BF9860",
      "dark": "#83602F",
      "paper": "#6B5030",
      "strand": 4.6
    },
    "skus": [
      { "code": "POO", "shade": ["秋塘", "Autumn reed bed"], "hex": "#A5824F", "stock": 230 },
      {
        "code": "KIL",
        "shade": ["窑熏", "Kiln smoked"],
        "hex": "#54504B",
        "stock": 90,
        "recipe": { "straw": "#6A655E", "dark": "#37342F", "paper": "#2A2825" }
      },
      {
        "code": "SAL",
        "shade": ["盐碛", "Salt marsh"],
        "hex": "#D4CBB8",
        "stock": 140,
        "recipe": { "straw": "#E2DAC8", "dark": "#B5A88D", "paper": "#9A8E76" }
      },
      {
        "code": "TAM",
        "shade": ["红柳", "Tamarisk"],
        "hex": "#985C41",
        "stock": 55,
        "recipe": { "straw": "#B1704F", "dark": "#74412B", "paper": "#57301F" }
      }
    ]
  },
  {
    "key": "ZL-KUD",
    "brand": "Zhuli",
    "name": "葛丝墙纸",
    "enName": "Kudzu-fibre wallcovering",
    "description": "葛藤在溪水里沤七天，撕出来的丝比头发粗不了多少，带一层不声张的光。两卷之间总有色差，大墙要把这一点排进去。",
    "enDescription": "Kudzu vine is steeped in a stream for seven days and torn into filaments hardly thicker than hair, with a shy gloss of their own. No two rolls match exactly, so plan large walls around the difference.",
    "category": "grasscloth",
    "unit": "roll",
    "price": [690, 760],
    "taxIncluded": true,
    "size": { "length": 7200, "width": 910 },
    "shape": "roll",
    "pack": { "coverage": 6.55, "pieces": 1 },
    "origin": "CN-ZJ",
    "isDomestic": true,
    "attributes": {
      "composition": ["葛纤维 70 %，纸 30 %", "70 % kudzu fibre, 30 % paper"],
      "substrate": ["染色宣纸", "Dyed Xuan paper"],
      "pasting": ["纸背上胶", "Paste the paper"],
      "weight": 0.24,
      "repeat": 0,
      "lightFastness": "4",
      "uses": ["home", "hotel"],
      "washable": false
    },
    "layers": [
      ["葛丝", "Kudzu filaments", 0.4, "#C9C08F"],
      ["棉线", "Cotton thread", 0.1, "#E2D6BC"],
      ["染色宣纸", "Dyed Xuan paper", 0.2, "#8C8A63"]
    ],
    "coverWidth": 120,
    "room": "screen",
    "seed": 30660,
    "recipe": {
      "family": "grasscloth",
      "straw": "#CFC695",
      "dark": "#A39A66",
      "paper": "#8B8458",
      "strand": 0.55
    },
    "skus": [
      { "code": "VIN", "shade": ["藤青", "Young vine"], "hex": "#B3AC78", "stock": 110 },
      {
        "code": "STR",
        "shade": ["溪石", "Stream stone"],
        "hex": "#9EA09A",
        "stock": 85,
        "recipe": { "straw": "#B5B7B0", "dark": "#7F827C", "paper": "#686B66" }
      },
      {
        "code": "DUN",
        "shade": ["熟葛", "Ripe kudzu"],
        "hex": "#C4A878",
        "stock": 150,
        "recipe": { "straw": "#D6BC8C", "dark": "#A68857", "paper": "#8C7047" }
      },
      {
        "code": "AUB",
        "shade": ["茄皮", "Aubergine"],
        "hex": "#56434E",
        "stock": 0,
        "recipe": { "straw": "#6F5966", "dark": "#3C2D37", "paper": "#2E222A" },
        "leadTimeDays": 40
      }
    ]
  },
  {
    "key": "ZL-CNL",
    "brand": "Zhuli",
    "name": "疏眼藤席",
    "enName": "Open cane webbing",
    "description": "网眼二十二毫米，做坐面太疏，罩暖气倒合适，热气走得出来。冬天屋里太干，藤皮会脆，记得放一盆水。",
    "enDescription": "With an eye of twenty-two millimetres it is too open for a chair and about right for a radiator, whose warmth can leave. Dry winters make the peel brittle; a bowl of water in the room is enough to prevent it.",
    "category": "cane",
    "unit": "meter",
    "price": [132, 150],
    "taxIncluded": true,
    "size": { "length": 15000, "width": 1000 },
    "shape": "roll",
    "origin": "CN-ZJ",
    "isDomestic": true,
    "attributes": {
      "meshSize": 22,
      "openArea": 46,
      "thickness": 2.4,
      "composition": ["粗藤皮", "Broad rattan peel"],
      "finish": ["清油", "Clear oil"],
      "uses": ["home", "hotel", "retail"],
      "weight": 0.55
    },
    "layers": [
      ["斜走藤皮", "Diagonal peel", 0.8, "#C99F67"],
      ["横向双股", "Level pairs", 0.8, "#BC9059"],
      ["竖向双股", "Upright pairs", 0.8, "#B0854F"]
    ],
    "coverWidth": 180,
    "room": "screen",
    "seed": 30680,
    "recipe": {
      "family": "cane",
      "strand": "#CFA770",
      "ground": "#E9E4DA",
      "mesh": 22
    },
    "skus": [
      { "code": "OIL", "shade": ["清油", "Clear oiled"], "hex": "#D3B68C", "stock": 210 },
      {
        "code": "HON",
        "shade": ["蜜蜡", "Beeswax"],
        "hex": "#C19A62",
        "stock": 120,
        "recipe": { "strand": "#B98A4C", "ground": "#D9C7A6" }
      },
      {
        "code": "BLK",
        "shade": ["墨染", "Ink stained"],
        "hex": "#35322E",
        "stock": 60,
        "recipe": { "strand": "#2B2826", "ground": "#DDD8CE" }
      }
    ]
  },
  {
    "key": "ZL-CNF",
    "brand": "Zhuli",
    "name": "密眼藤席",
    "enName": "Fine cane webbing",
    "description": "藤皮劈到一毫米出头，一平方米一万一千多个花眼，两个人编四天。压条要窄，宽了会把花眼拦腰截断。",
    "enDescription": "Peel split to just over a millimetre, and eleven thousand eyes to a square metre: two weavers, four days. Keep the beading narrow, since a wide one cuts the eyes in half.",
    "category": "cane",
    "unit": "meter",
    "price": [246, 280],
    "taxIncluded": true,
    "size": { "length": 12000, "width": 600 },
    "shape": "roll",
    "origin": "CN-ZJ",
    "isDomestic": true,
    "attributes": {
      "meshSize": 9.5,
      "openArea": 28,
      "thickness": 1.2,
      "composition": ["细藤皮", "Fine rattan peel"],
      "finish": ["虫胶", "Shellac"],
      "uses": ["home", "hotel"],
      "weight": 0.42
    },
    "certificates": [{ "scheme": "responsible_source", "year": 2025, "serial": 414 }],
    "layers": [
      ["斜走细皮", "Fine diagonals", 0.4, "#E0C492"],
      ["横向双股", "Level pairs", 0.4, "#D6B680"],
      ["竖向双股", "Upright pairs", 0.4, "#CBA871"]
    ],
    "coverWidth": 150,
    "room": "seat",
    "seed": 30700,
    "recipe": {
      "family": "cane",
      "strand": "#E2C795",
      "ground": "#3B4A44",
      "mesh": 9.5
    },
    "skus": [
      { "code": "SHL", "shade": ["虫胶黄", "Shellac"], "hex": "#CDAD73", "stock": 90 },
      {
        "code": "TEA",
        "shade": ["隔夜茶", "Cold tea"],
        "hex": "#8A6040",
        "stock": 55,
        "recipe": { "strand": "#94673F", "ground": "#2A211B" }
      },
      {
        "code": "WHI",
        "shade": ["石灰白", "Limed"],
        "hex": "#DBD2C2",
        "stock": 0,
        "recipe": { "strand": "#E5DDCE", "ground": "#6A665E" },
        "leadTimeDays": 28
      }
    ]
  }
]
