export const CAST_AND_WIRED_GLASS = [
  {
    "key": "SV-HAM",
    "brand": "Sklovar",
    "name": "小锤纹玻璃",
    "enName": "Small hammered glass",
    "description": "辊子上的坑是一锤一锤敲出来的，一九三一年的活，至今没磨平。老公寓的楼道门几乎都是它。",
    "enDescription": "The dimples on the cylinder were struck one at a time in 1931 and have not worn smooth. Half the stair doors in old apartment houses hold it.",
    "category": "castGlass",
    "unit": "square_meter",
    "price": [128, 144],
    "taxIncluded": true,
    "size": { "length": 2130, "width": 1320, "thickness": 4 },
    "origin": "CZ",
    "attributes": {
      "thickness": 4,
      "relief": 10,
      "finish": ["压延", "Rolled"],
      "lightTransmission": 85,
      "edgeWork": ["切割边", "Cut edges"],
      "weight": 9.4,
      "uses": ["home", "bath"]
    },
    "layers": [["锤纹玻璃", "Hammered glass", 4, "#D8E3DE"]],
    "coverWidth": 200,
    "room": "screen",
    "seed": 40831,
    "recipe": {
      "family": "glass",
      "kind": "hammered",
      "tint": "#E0E9E5",
      "behind": ["#D5CEC0", "#8A958C", "#E5E1D8", "#B29B7F"],
      "pitch": 10
    },
    "skus": [
      { "code": "CLR", "shade": ["透明", "Colourless"], "hex": "#C2C5BD", "stock": 320 },
      {
        "code": "AMB",
        "shade": ["琥珀", "Amber"],
        "hex": "#CDA765",
        "stock": 65,
        "recipe": { "tint": "#DDB063", "behind": ["#CF9F55", "#9C6F33", "#E0BA77", "#B98A45"] }
      },
      {
        "code": "AQU",
        "shade": ["水绿", "Aqua"],
        "hex": "#94B7B0",
        "stock": 80,
        "recipe": { "tint": "#B5D6CF", "behind": ["#A5C6BE", "#6E948D", "#BFDAD3", "#8DB0A6"] }
      }
    ]
  },
  {
    "key": "SV-CAT",
    "brand": "Sklovar",
    "name": "大波纹铸纹玻璃",
    "enName": "Rolling-wave cast glass",
    "description": "波长两三厘米，没有方向，像把一碗水冻在了晃动的那一刻。切割要留余量，波谷处比标称薄半毫米。",
    "enDescription": "Waves two or three centimetres long run in no direction, as if a bowl of water had frozen while it shook. Leave something for cutting, since the hollows are half a millimetre under the stated thickness.",
    "category": "castGlass",
    "unit": "square_meter",
    "price": [286, 318],
    "size": { "length": 2000, "width": 1250, "thickness": 6 },
    "origin": "CZ",
    "attributes": {
      "thickness": 6,
      "relief": 26,
      "finish": ["浇铸压延", "Cast and rolled"],
      "lightTransmission": 72,
      "edgeWork": ["磨边", "Ground edges"],
      "weight": 14.6,
      "uses": ["home", "hotel", "retail"]
    },
    "layers": [["铸纹玻璃", "Cast glass", 6, "#C7B9A6"]],
    "coverWidth": 320,
    "room": "screen",
    "seed": 40843,
    "recipe": {
      "family": "glass",
      "kind": "cast",
      "tint": "#C9BFB2",
      "behind": ["#A79B8D", "#5F574F", "#C9BDAE", "#7F756A"],
      "pitch": 26
    },
    "skus": [
      { "code": "SMK", "shade": ["烟灰", "Smoke"], "hex": "#988E82", "stock": 46 },
      {
        "code": "HON",
        "shade": ["蜜黄", "Honey"],
        "hex": "#C6A468",
        "stock": 38,
        "recipe": { "tint": "#DEB878", "behind": ["#C79A58", "#8F6530", "#E0BE83", "#A97E45"] }
      },
      {
        "code": "ROS",
        "shade": ["玫瑰", "Rose"],
        "hex": "#B88D89",
        "stock": 20,
        "recipe": { "tint": "#DDB9B4", "behind": ["#C79D98", "#8A625F", "#DDBDB8", "#A97F7B"] }
      }
    ]
  },
  {
    "key": "SV-KIL",
    "brand": "Sklovar",
    "name": "窑铸厚玻璃台面",
    "enName": "Kiln-cast glass slab",
    "description": "碎料铺在耐火砂上，八百四十度熔平，再用六天慢慢退火。背面印着砂的颗粒，里头的气泡不挑，价格按图另报。",
    "enDescription": "Cullet melts flat on a bed of sand at 840 degrees and is cooled over six days. The underside keeps the print of the sand, bubbles are left where they rose, and each slab is priced from a drawing.",
    "category": "castGlass",
    "unit": "piece",
    "size": { "length": 1800, "width": 700, "thickness": 25 },
    "origin": "CZ",
    "isMadeToMeasure": true,
    "attributes": {
      "thickness": 25,
      "finish": ["火抛光", "Fire-polished"],
      "recycledShare": 100,
      "edgeWork": ["手工磨圆", "Rounded by hand"],
      "lightTransmission": 60,
      "weight": 62.5,
      "uses": ["kitchen", "retail", "hotel"]
    },
    "certificates": [{ "scheme": "recycled_content", "year": 2023, "serial": 527 }],
    "layers": [
      ["火抛光面", "Fire-polished face", 2, "#BFD6CC"],
      ["窑铸玻璃", "Kiln-cast glass", 21, "#9CBFB1"],
      ["砂印底面", "Sand-printed underside", 2, "#B4C7BD"]
    ],
    "coverWidth": 400,
    "room": "counter",
    "seed": 40857,
    "recipe": {
      "family": "glass",
      "kind": "cast",
      "tint": "#A9CBBD",
      "behind": ["#8FB5A6", "#6A9484", "#B3D0C4", "#7FA797"],
      "pitch": 60
    },
    "skus": [
      { "code": "SEA", "shade": ["海玻璃", "Sea glass"], "hex": "#92B7A8", "stock": 0, "leadTimeDays": 75 },
      {
        "code": "ICE",
        "shade": ["河冰", "River ice"],
        "hex": "#B2C3C8",
        "stock": 0,
        "recipe": { "tint": "#CFDDE1", "behind": ["#B5C6CB", "#8FA3A9", "#D0DCDF", "#A3B5BA"] },
        "leadTimeDays": 75
      }
    ]
  },
  {
    "key": "SV-WIR",
    "brand": "Sklovar",
    "name": "方格夹丝玻璃",
    "enName": "Square-wired glass",
    "description": "点焊钢丝网在玻璃还软的时候压进去，格子十二毫米半。火里会裂，碎片挂在网上不落；挡人撞，则要另选夹层。",
    "enDescription": "A welded mesh of twelve and a half millimetres goes in while the glass is soft. Fire will crack it and the wire holds the pieces; where people may fall against it, choose laminate.",
    "category": "wiredGlass",
    "unit": "square_meter",
    "price": [232, 256],
    "taxIncluded": true,
    "size": { "length": 3300, "width": 1980, "thickness": 7 },
    "origin": "CZ",
    "attributes": {
      "thickness": 7,
      "relief": 12.5,
      "finish": ["双面抛光", "Polished both sides"],
      "lightTransmission": 79,
      "edgeWork": ["切割边，封防锈漆", "Cut edges, sealed against rust"],
      "weight": 17.5,
      "uses": ["office", "retail", "outdoor"]
    },
    "certificates": [{ "scheme": "fire_reaction", "year": 2025, "serial": 532 }],
    "layers": [
      ["玻璃", "Glass", 3.3, "#D5E0DC"],
      ["点焊钢丝网", "Welded wire mesh", 0.5, "#7C7F80"],
      ["玻璃", "Glass", 3.2, "#D5E0DC"]
    ],
    "coverWidth": 200,
    "room": "screen",
    "seed": 40869,
    "recipe": {
      "family": "glass",
      "kind": "wired",
      "tint": "#DAE4E0",
      "behind": ["#C7C3B8", "#8C9691", "#DDDAD1", "#A89C8C"],
      "pitch": 12.5
    },
    "skus": [{ "code": "CLR", "shade": ["清透", "Polished clear"], "hex": "#B7BAB4", "stock": 150 }]
  },
  {
    "key": "SV-WIT",
    "brand": "Sklovar",
    "name": "宽格铜丝夹丝玻璃",
    "enName": "Wide-mesh glass with copper wire",
    "description": "网是紫铜的，二十五毫米一格，年头久了在玻璃里也会慢慢变暗。只做隔断和柜门，不作防火构件。",
    "enDescription": "The wire is copper, in squares of twenty-five millimetres, and dulls slowly even inside the glass. It is meant for partitions and cupboard doors and carries no fire rating.",
    "category": "wiredGlass",
    "unit": "square_meter",
    "price": [398, 436],
    "size": { "length": 2400, "width": 1200, "thickness": 8 },
    "origin": "CZ",
    "isMadeToMeasure": true,
    "attributes": {
      "thickness": 8,
      "relief": 25,
      "finish": ["压延", "Rolled"],
      "lightTransmission": 66,
      "edgeWork": ["磨边", "Ground edges"],
      "safetyClass": "3B3",
      "weight": 20,
      "uses": ["hotel", "retail", "home"]
    },
    "layers": [
      ["玻璃", "Glass", 4, "#D9CDBB"],
      ["紫铜丝网", "Copper mesh", 0.4, "#A9643F"],
      ["玻璃", "Glass", 3.6, "#D9CDBB"]
    ],
    "coverWidth": 320,
    "room": "screen",
    "seed": 40877,
    "recipe": {
      "family": "glass",
      "kind": "wired",
      "tint": "#E2D6C4",
      "behind": ["#CDBB9F", "#93795A", "#DDD0BB", "#B19C7C"],
      "pitch": 25,
      "wire": "#B4764F"
    },
    "skus": [
      { "code": "SAN", "shade": ["沙色", "Sand"], "hex": "#BBA98C", "stock": 52 },
      {
        "code": "SEA",
        "shade": ["海雾", "Sea fog"],
        "hex": "#94A6A8",
        "stock": 40,
        "recipe": { "tint": "#C2D0D1", "behind": ["#A5B5B7", "#6B7D80", "#C3CFD0", "#8799A0"] }
      }
    ]
  }
]
