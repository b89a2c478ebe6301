export const FLUTED_GLASS = [
  {
    "key": "SV-FLU",
    "brand": "Sklovar",
    "name": "宽棱长虹玻璃",
    "enName": "Broad fluted glass",
    "description": "棱宽二十八毫米，一个人走过去会被切成十五六条，认得出身形，认不出脸。平的一面朝灶台或淋浴间装，擦起来省事。",
    "enDescription": "Flutes of twenty-eight millimetres cut a passer-by into fifteen or sixteen strips, leaving the figure and taking the face. The flat side goes towards the cooker or the shower, where it is easier to wipe.",
    "category": "flutedGlass",
    "unit": "square_meter",
    "price": [268, 298],
    "taxIncluded": true,
    "size": { "length": 2800, "width": 1500, "thickness": 8 },
    "origin": "CZ",
    "isMadeToMeasure": true,
    "attributes": {
      "thickness": 8,
      "relief": 28,
      "finish": ["压延，钢化", "Rolled and toughened"],
      "lightTransmission": 84,
      "edgeWork": ["磨边", "Ground edges"],
      "safetyClass": "1C1",
      "weight": 18.5,
      "uses": ["home", "office", "hotel"]
    },
    "layers": [["压延玻璃", "Rolled glass", 8, "#D3DFDB"]],
    "coverWidth": 390,
    "room": "screen",
    "seed": 40803,
    "recipe": {
      "family": "glass",
      "kind": "fluted",
      "tint": "#DFE8E4",
      "behind": ["#CFC6B7", "#6E7A70", "#E4DED2", "#9A7C5E"],
      "pitch": 28
    },
    "skus": [
      { "code": "CLR", "shade": ["普白", "Clear"], "hex": "#BDBFB6", "stock": 130 },
      {
        "code": "LIR",
        "shade": ["超白", "Low iron"],
        "hex": "#C9C7C2",
        "stock": 70,
        "recipe": { "tint": "#F2F3F1", "behind": ["#D9D2C7", "#8B8F93", "#EBE7DF", "#A8917A"] },
        "price": [328, 360]
      },
      {
        "code": "SAT",
        "shade": ["单面蒙砂", "Satin one side"],
        "hex": "#C8CFCB",
        "stock": 42,
        "recipe": { "tint": "#E6ECE9", "behind": ["#D2D4CE", "#A9B3AE", "#DEDDD6", "#BDB4A6"] },
        "price": [340, 372]
      }
    ]
  },
  {
    "key": "SV-RED",
    "brand": "Sklovar",
    "name": "细棱玻璃",
    "enName": "Narrow reeded glass",
    "description": "七毫米一道，圆背朝内，光进来先被梳过一遍。不标颜色，玻璃厚了自然泛绿，选厚度就是选色。",
    "enDescription": "A reed every seven millimetres, round side in, combs the light on its way through. No colour is given; the thicker the pane, the greener its edge, and that is the whole choice.",
    "category": "flutedGlass",
    "unit": "square_meter",
    "price": [146, 162],
    "taxIncluded": true,
    "size": { "length": 2400, "width": 1320, "thickness": 4 },
    "origin": "CZ",
    "attributes": {
      "relief": 7,
      "finish": ["压延", "Rolled"],
      "lightTransmission": 86,
      "edgeWork": ["切割边", "Cut edges"],
      "recycledShare": 35,
      "uses": ["home", "bath", "kitchen"]
    },
    "layers": [
      ["棱面", "Reeded face", 1.2, "#DDE8E3"],
      ["玻璃体", "Glass", 2.8, "#D2E0DA"]
    ],
    "coverWidth": 210,
    "room": "screen",
    "seed": 40811,
    "recipe": {
      "family": "glass",
      "kind": "reeded",
      "tint": "#E1EAE6",
      "behind": ["#D8CDBB", "#B9A78C", "#6F7A80", "#E2DFD7", "#8C9A8B"],
      "pitch": 7
    },
    "skus": [
      { "code": "T4", "called": ["4 毫米", "4 mm"], "stock": 260 },
      {
        "code": "T6",
        "called": ["6 毫米", "6 mm"],
        "stock": 190,
        "recipe": { "tint": "#DAE6E0" },
        "size": { "length": 2800, "width": 1500, "thickness": 6 },
        "price": [186, 204]
      },
      {
        "code": "T8",
        "called": ["8 毫米", "8 mm"],
        "stock": 55,
        "recipe": { "tint": "#D0E0D8" },
        "size": { "length": 2800, "width": 1500, "thickness": 8 },
        "price": [238, 262]
      }
    ]
  },
  {
    "key": "SV-BRZ",
    "brand": "Sklovar",
    "name": "本体着色长虹玻璃",
    "enName": "Body-tinted fluted glass",
    "description": "氧化物跟着配合料一起下炉，颜色透到底，断口也是茶的。熔窑每季换一次色，换色头三天的玻璃不卖。",
    "enDescription": "Oxides go into the furnace itself, and the tint runs through to the broken edge. The furnace changes colour once a season, and what it makes in the first three days is not sold.",
    "category": "flutedGlass",
    "unit": "square_meter",
    "price": [312, 348],
    "size": { "length": 2400, "width": 1500, "thickness": 6 },
    "origin": "CZ",
    "attributes": {
      "thickness": 6,
      "relief": 14,
      "finish": ["压延，本体着色", "Rolled, body-tinted"],
      "lightTransmission": 52,
      "edgeWork": ["磨边", "Ground edges"],
      "weight": 14,
      "uses": ["hotel", "retail", "office"]
    },
    "certificates": [{ "scheme": "responsible_source", "year": 2022, "serial": 531 }],
    "layers": [["着色压延玻璃", "Tinted rolled glass", 6, "#8A6A4A"]],
    "coverWidth": 280,
    "room": "wall",
    "seed": 40823,
    "recipe": {
      "family": "glass",
      "kind": "fluted",
      "tint": "#B08A62",
      "behind": ["#8F6A46", "#4E3A29", "#B98F63", "#6F523A"],
      "pitch": 14
    },
    "skus": [
      { "code": "TEA", "shade": ["茶色", "Bronze"], "hex": "#856341", "stock": 74 },
      {
        "code": "GRY",
        "shade": ["灰色", "Grey"],
        "hex": "#66696B",
        "stock": 88,
        "recipe": { "tint": "#8E9294", "behind": ["#75797B", "#3B3F42", "#9A9EA0", "#5A5E61"] }
      },
      {
        "code": "GRN",
        "shade": ["瓶绿", "Bottle green"],
        "hex": "#5C7A66",
        "stock": 0,
        "recipe": { "tint": "#7FA58C", "behind": ["#5F8069", "#2F463A", "#8BB096", "#4A6655"] },
        "leadTimeDays": 90
      }
    ]
  }
]
