"""The closed list of messages as TypeScript, so that the client has no list of its own."""

from typing import Any

import msgspec.inspect as shape

from clubroom.server import messages
from clubroom.server.fetched import FETCHED
from clubroom.server.form_types import form_types
from clubroom.server.said import Said

HEADING = "// Made by `clubroom messages`; the list is server/messages.py.  Do not edit.\n"
CELLS = "export type Cells = number | null | Cells[];\n"
PLAIN: dict[type, str] = {
    shape.StrType: "string",
    shape.IntType: "number",
    shape.FloatType: "number",
    shape.BoolType: "boolean",
    shape.NoneType: "null",
    shape.AnyType: "Cells",  # the fields of a view, the only thing whose shape is the game's own
}


def typescript() -> str:
    """A whole file: one interface for every message, form and piece of one, and the two unions."""
    structs: dict[str, shape.StructType] = {}
    lists = {"FromClient": messages.FromClient, "FromServer": messages.FromServer}
    unions = {name: shape.type_info(union) for name, union in lists.items()}
    for union in (*unions.values(), *map(shape.type_info, FETCHED)):
        _collect(union, structs)
    interfaces = [_interface(struct) for _, struct in sorted(structs.items())]
    aliases = [f"export type {name} =\n  | {_members(union)};\n" for name, union in unions.items()]
    return "\n".join([HEADING, CELLS, *interfaces, *aliases, form_types()])


def _collect(kind: Any, structs: dict[str, shape.StructType]) -> None:
    if isinstance(kind, shape.UnionType):
        for member in kind.types:
            _collect(member, structs)
    elif isinstance(kind, shape.ListType):
        _collect(kind.item_type, structs)
    elif isinstance(kind, shape.StructType) and kind.cls.__name__ not in structs:
        structs[kind.cls.__name__] = kind
        for field in kind.fields:
            _collect(field.type, structs)


def _interface(struct: shape.StructType) -> str:
    tag = [f'  type: "{struct.tag}";'] if struct.tag else []
    told = issubclass(struct.cls, Said)
    fields = [
        f"  {field.name}{'' if field.required or not told else '?'}: {_type(field.type)};" for field in struct.fields
    ]
    comment = (struct.cls.__doc__ or "").replace("`", "")
    return "\n".join([f"/** {comment} */", f"export interface {struct.cls.__name__} {{", *tag, *fields, "}\n"])


def _members(union: Any) -> str:
    return "\n  | ".join(member.cls.__name__ for member in union.types)


def _type(kind: Any) -> str:
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, shape.StructType):
        return kind.cls.__name__
    if isinstance(kind, shape.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, shape.ListType):
        inner = _type(kind.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, shape.DictType):
        return f"Record<{_type(kind.key_type)}, {_type(kind.value_type)}>"
    assert isinstance(kind, shape.UnionType), kind
    return " | ".join(map(_type, kind.types))
