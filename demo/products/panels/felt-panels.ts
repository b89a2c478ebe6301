export const FELT_PANELS = [
  {
    "key": "SG-FLT",
    "brand": "Stillgrove",
    "name": "再生毛毡吸声板",
    "enName": "Reclaimed felt panel",
    "description": "由回收的塑料瓶抽丝压成，九毫米厚就能让会议室静下来。裁切用美工刀，边缘不毛。",
    "enDescription": "Pressed from fibre that was once bottles; nine millimetres are enough to calm a meeting room. A sharp knife cuts it and the edge stays clean.",
    "category": "feltPanel",
    "unit": "square_meter",
    "price": [128, 146],
    "taxIncluded": true,
    "size": { "length": 2400, "width": 1200, "thickness": 9 },
    "pack": { "coverage": 2.88, "pieces": 1 },
    "origin": "DE",
    "attributes": {
      "thickness": 9,
      "density": 190,
      "absorption": 0.35,
      "uses": ["office", "school", "home"],
      "fire": "B-s1,d0",
      "weight": 1.7
    },
    "certificates": [
      { "scheme": "recycled_content", "year": 2025, "serial": 10 },
      { "scheme": "fire_reaction", "year": 2022, "serial": 88 }
    ],
    "layers": [
      ["毡面", "Felt face", 2, "#6C7178"],
      ["针刺毡芯", "Felt core, needled", 7, "#8A8E93"]
    ],
    "coverWidth": 200,
    "room": "wall",
    "seed": 5606,
    "recipe": {
      "family": "felt",
      "base": "#646A72",
      "fibres": ["#8A9098", "#474C54", "#A4A9AF"],
      "texture": "felt"
    },
    "skus": [
      {
        "code": "MOS",
        "shade": ["苔", "Moss"],
        "hex": "#5F6B52",
        "stock": 260,
        "recipe": { "base": "#5D694F", "fibres": ["#7E8A6C", "#444E38", "#98A184"] }
      },
      { "code": "SLT", "shade": ["石板", "Slate"], "hex": "#666C74", "stock": 500 },
      {
        "code": "OAT",
        "shade": ["燕麦", "Oat"],
        "hex": "#BBB09E",
        "stock": 420,
        "recipe": { "base": "#BBB09F", "fibres": ["#D6CDBE", "#978C7A", "#E2DBCF"] }
      },
      {
        "code": "RST",
        "shade": ["赭", "Rust"],
        "hex": "#9A5638",
        "stock": 130,
        "recipe": { "base": "#985336", "fibres": ["#B57555", "#743A22", "#C08A6C"] }
      }
    ]
  }
]
